# What concerns the whole server: its announcement, invitations to it, and what its admin has done.

announcement-label = Announcement
announcement-hide = Hide announcement
banned-title = You’re banned from this server
banned-text = The server’s admin has banned you. In your games, bots have taken over your seats.
closed-title = The server’s admin ended this game
closed-reason = Reason: { $reason }
closed-no-reason = No reason was given.
deleted-title = This table was deleted
invited-title = You’re invited!
invited-text = With this invite link you can create tables on this server.
invited-join = Accept invite
invited-done = Welcome! You can create tables now.
invited-dead = This invite link no longer works. Ask the server’s admin for a new one.
