# What is to be said of a record that is true as far as can be seen: for the terminal and for the page.
remark-older-digest = 这份记录由较旧的版本写成。每一步都符合规则，只是终局的指纹已无法比对。
remark-newer-digest = 这份记录由较新的版本写成。每一步都符合规则，只是终局的指纹在这里无法比对。
remark-no-digest = 这份记录是在终局之前下载的。每一步都符合规则，只是还没有终局的指纹。
