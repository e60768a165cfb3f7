person-block = Block
person-block-means = You will no longer read what { $name } writes, nor find their tables in the lobby. Nobody is told.
person-blocked = You have blocked { $name }.
person-report-line = Report this message
person-report-line-means = The host of this server will read this message and what was said around it.
person-report-name = Report this name
person-report-name-means = The host of this server will read that someone here is called { $name }.
person-report-words = What is wrong with it? (optional)
person-reported = Thank you. The host of this server will read it.

reason-too-many-blocked = You have blocked too many people. Unblock someone first.
reason-nobody-meant = There is nobody there any more.
reason-yourself = That is you.
reason-reported-enough = You have reported a lot today. Try again tomorrow.
blocked-people = People you have blocked
unblock = Unblock
unblock-person = Unblock { $name }
unblocked = You have unblocked { $name }.
