# A table in one tab of the browser, without a server.

tab-setting = Setting the table: { $got } of { $all } MB
tab-failed = The table couldn’t be set in this browser ({ $why }). Try a newer browser, or open the page without a private window.
tab-elsewhere = The table is set in another tab of this browser; this one follows it.
tab-unkept = What you play is kept in this browser only. It may throw it away when it runs out of room, and a private window does when you close it: download the records of games you’d like to keep.
tab-forget-sure = Really forget table { $code }? You won’t find your way back to it.
tab-error-storage = This browser couldn’t save that: it has no room left, or won’t let pages keep anything. Nothing has changed; make some room and try again.
tab-error-no-such-table = This browser has no such table. It may have thrown it away, or it’s in another browser.
