# What keeps a server from starting, and what `isoloir doctor` finds: what's the matter, then what to do.

doctor-port-free = Port { $port } is free
doctor-port-ours = An Isoloir is already listening on port { $port }
doctor-port-in-use = Port { $port } is taken by another program: stop that one (`ss -ltnp` shows which it is), or choose another port with --port
doctor-port-forbidden = The system keeps port { $port } to itself: choose one above 1023, such as --port 8765, or let systemd grant CAP_NET_BIND_SERVICE
doctor-host-not-here = This machine doesn’t have the address { $host }: leave out --host to listen on all it has, or give one that `ip address` shows
doctor-port-taken = Can’t listen on { $host }, port { $port }: { $why }

doctor-folder-there = The tables are kept in { $data }
doctor-folder-to-make = The tables will be kept in { $data }, which is made at the first start
doctor-folder-is-file = { $path } is a file, and the tables need a folder: choose another one with --data
doctor-folder-forbidden = { $path } belongs to { $owner } and can’t be written to from here: hand it to the person who runs the server (`chown`), or choose another folder with --data
doctor-unreadable = Can’t open the data in { $data }: { $why }
doctor-in-use = Another server is already using { $data }: stop it, or choose another --data folder

doctor-disk-well = There’s room for the tables: { $free } MB
doctor-disk-low = Only { $free } MB are left on the disk of { $data }: an evening takes about one, but make room soon
doctor-disk-full = Only { $free } MB are left on the disk of { $data }, and then nobody can choose any more: make room, or choose another --data folder

doctor-clock-well = The clock says { $now }
doctor-clock-behind = The clock says { $now }, but there are files of { $newest } here: set it right, or certificates won’t be accepted and tables live too long

doctor-cert-none = No certificate: over plain http, phones may fall asleep during a game, and the page can’t be installed
doctor-cert-elsewhere = No certificate here: the proxy in front has to have one
doctor-cert-well = The certificate is good for { $days } more days
doctor-cert-soon = The certificate ends in { $days } days ({ $end }): renew it, then restart the server
doctor-cert-over = The certificate ended on { $end }, and browsers refuse it: renew it, then restart the server
doctor-cert-not-yet = The certificate only begins on { $begin }: wait until then, or check this machine’s clock
doctor-cert-not-for = The certificate isn’t for { $name }, so browsers will warn people: get one for that name, or have them open a name it covers
doctor-tls-forbidden = { $path } can’t be read from here: let the person who runs the server read it
doctor-tls-swapped = --tls-cert and --tls-key are the wrong way round: { $cert } is the key, { $secret } the certificate
doctor-cert-unreadable = { $path } isn’t a certificate in PEM form: it should contain the line “-----BEGIN CERTIFICATE-----”
doctor-key-unreadable = { $path } isn’t a private key in PEM form: it should contain a line like “-----BEGIN PRIVATE KEY-----”
doctor-key-locked = The key in { $path } is locked with a password, which the server can’t type: save it without one (`openssl pkey -in KEY -out OPEN-KEY`)
doctor-key-of-another = { $secret } isn’t the key to { $cert }: look for the one the certificate was made with, or make a new pair
doctor-bad-tls = Can’t read the TLS files: { $why }

doctor-names-own = People can open the server by its address, or as { $name }
doctor-name-known = The name { $name } is known here
doctor-name-unknown = Nothing here knows the name { $name }: tell your router, or the people who keep your domain, which address it stands for

doctor-notices-on = At tables over days, people can be told when it’s their turn
doctor-notices-off = At tables over days, nobody can be told when it’s their turn (for that, --notices)
doctor-outside-none = No address for the world outside is set, and at home none is needed (otherwise, --public-url)
doctor-outside-well = The server can be opened as { $url }, and whatever stands in front of it passes on what it should
doctor-outside-silent = Nobody answers at { $url } from here ({ $why }): start the server and ask again; if it’s running, look at the proxy, the tunnel or the router
doctor-outside-swapped = { $other } answers, and { $url } doesn’t: give the first one to --public-url, and to people
doctor-outside-tls = Browsers won’t trust { $url } ({ $why }): renew its certificate, or get one for that name
doctor-outside-another = Something else answers at { $url }: point your proxy, tunnel or router at this server
doctor-outside-host = Your proxy doesn’t pass on the name in { $url }: let it send Host along, as in docs/operating.md, or add the name to --names
doctor-outside-scheme = The server doesn’t know that people come by { $url }: let the proxy send X-Forwarded-Proto, and name the proxy with --proxies
doctor-outside-hidden = Your proxy hides who comes by { $url }, so everyone shares one set of limits: let it send X-Forwarded-For, and name it with --proxies
doctor-outside-unread = What passes { $url } on says who’s there, but isn’t believed: add --proxies { $address }
doctor-outside-open = Anyone can read { $url }: take it out of what your proxy shows, or set a token

doctor-store-new = There are no tables yet
doctor-store-there = The tables in { $data } are whole: { $tables }
doctor-store-older = The data in { $data } was written by an earlier version: the next start brings it up to date, and keeps a copy as it was
doctor-newer = The data in { $data } was written by a newer version of Isoloir: install that version, or restore an older backup
doctor-needs-version = Some tables in { $data } can only be read by Isoloir { $version } ({ $tables } of them): install it, or start with --leave-newer and they wait for it
doctor-needs-version-or-back = Some tables in { $data } can only be read by Isoloir { $version } ({ $tables } of them): install it, start with --leave-newer and they wait for it, or go back to the copy of { $copied } with isoloir rollback
doctor-store-copy = There’s a copy from before the last update ({ $copied }): isoloir rollback puts it back
doctor-before-release = The data in { $data } is older than Isoloir 0.1.0, and later versions can’t read it: move it out of the way, or choose another --data or --store
doctor-other-house = The database at { $data } is already in use by another group of servers, “{ $house }”: choose another --store, or add --house { $house } to join them
doctor-needs-extra = This needs packages that aren’t installed yet: pip install 'isoloir[{ $extra }]'
doctor-damaged = The data in { $data } is damaged and has been left as it is: restore a backup, or choose another --data folder
