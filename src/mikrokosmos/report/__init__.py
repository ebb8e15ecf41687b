"""Pages of HTML that need nothing else: the frame of a page, tables, and plots as SVG; of any figures."""
