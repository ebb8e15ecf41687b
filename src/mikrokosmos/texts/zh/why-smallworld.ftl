# 评判者在《小小世界》中为何偏爱某个行动：其价值的各项，每项以分计。

why-now = 本回合的胜利点数
why-later = 这些区域日后带来的胜利点数
why-harm = 让对手少得的胜利点数
why-luck = 骰子可能带来的好处
why-price = 组合上的胜利点数减去花费
why-ahead = 这个种族今后的回合
why-fresh = 下回合换上新种族
why-kept = 退场种族保住的区域
why-guard = 避免的损失
why-peace = 挡住一名进攻者
why-given-up = 放弃的区域
why-stay = 这个种族还能带来的
why-next = 本回合余下的行动
