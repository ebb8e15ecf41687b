"""Who may come, as whom and how often: origins, sizes, rates, cookies, links and names."""
