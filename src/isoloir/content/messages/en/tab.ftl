# A table in one tab of the browser, without a server.

tab-setting = Setting the table: { $got } of { $all } MB
tab-failed = The table couldn’t be set in this browser ({ $why }). Try a newer browser, or open the page without a private window.
tab-elsewhere = The table is set in another tab of this browser; this one follows it.
