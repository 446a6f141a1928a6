/**
 * Words that mean the same where a tool's parameters and their values are named; a group to a line,
 * a phrase without its separators. A word may stand in several groups.
 */
const groups = `id identifier uid uuid guid
name title caption heading headline
label caption
name fullname
subject title topic
description summary details about
content text body message msg
text plain txt
text string
comment note remark
type kind class category
query q search term keyword
query filter criteria
path file filepath filename pathname
dir directory folder dirpath
direction dir
cwd workdir workingdirectory
url uri link href website
mimetype contenttype mediatype
limit max maxresults maxitems maxrecords numresults numberofresults count pagesize perpage top size topk
max highest
min lowest least
gte ge min minimum atleast greaterthanorequal greaterthanorequalto
lte le max maximum atmost lessthanorequal lessthanorequalto
gt greaterthan morethan above
lt lessthan below
gte from
lte to
eq equals equal equalto
ne neq notequal notequals notequalto
contains includes
startswith beginswith
in oneof anyof
notin nin noneof
neq ne notequals notequal
offset skip startindex startat from start
offset startline linestart fromline lineoffset
limit maxlines numlines nlines numberoflines linecount lines maxrows numrows nrows rowlimit
page pageno pagenumber
cursor after pagetoken nextpagetoken
sort order sortby orderby
order direction sortorder
create add make
insert add
delete remove del erase destroy rm
update edit modify change
get fetch read load retrieve
list all
send submit post
start begin from since startdate datefrom
end finish stop to until till enddate dateto
date day when
time timestamp datetime at
duration length
email mail
phone telephone mobile tel
to recipient receiver recipientemail toemail
to destination target
from sender author
from origin source
user username login account member
user userid account member
owner user
person people contact
customer client
lastname surname familyname
firstname givenname forename
dateofbirth dob birthdate birthday
attendee participant invitee
gender sex
organization company
group team
branch ref
head headbranch sourcebranch
base basebranch targetbranch
commit sha revision
issue ticket
pr pullrequest pull
tag label
country nation
city town location place
state province region
zip postcode postalcode zipcode
address location street
longitude lng lon
price cost fee
amount total sum
quantity qty count amount
count num
number num no
language lang locale
format outputformat
result output response answer
input data payload
command cmd
args arguments params parameters
options settings
database db dbname databasename
host hostname
expiry expiration expires expirydate expirationdate
mr mergerequest merge
environment env
application app
authorization authentication auth
image img picture photo
status state
priority importance
high hi top major
urgent critical highest
low lo minor
medium mid normal moderate
error err failure fail failed
warning warn
closed close done completed resolved finished
solved done completed resolved finished
complete done completed finished
pending waiting queued
running inprogress ongoing
rejected declined denied refused
approved accepted
active enabled on
inactive disabled off
yes true on y
no false off n
none null empty
all any every everything
replaceall all global
background inbackground isbackground runinbackground
include included allow allowed
exclude excluded block blocked
left west
right east
up north top
down south bottom
first start
last end
width w
height h
large big
celsius c metric
fahrenheit f imperial
male m
km kilometer
mi mile
kg kilogram
lb pound
usd dollar
eur euro
oneway single
roundtrip return
creditcard card
female f
daily day
weekly week
monthly month
yearly year annual
markdown md
javascript js
typescript ts
python py
bash shell sh
pattern regex
user human
assistant ai
schedule cron frequency
permission privilege
assignee assignedto
interval timeframe
host hostname server
prompt instruction
deadline due duedate
createdat creationdate
attachment file
timezone tz
password pwd pass passwd
destination target
source src origin
success ok
cancel abort
op operator
ns namespace
idx index
val value
cfg config configuration
acct account
amt amount
default standard
control ctrl
meta cmd
escape esc
enter return`

const table: ReadonlyMap<string, ReadonlyArray<number>> = /* @__PURE__ */ (() => {
  const found = new Map<string, ReadonlyArray<number>>()
  groups.split('\n').forEach((line, at) => {
    for (const word of line.split(' ')) found.set(word, [...(found.get(word) ?? []), at])
  })
  return found
})()

/** Whether a word stands in a group. */
export const isGrouped = (word: string): boolean => table.has(word)

/** Whether two words or phrases without separators may mean the same. */
export const isSynonym = (a: string, b: string): boolean => {
  const of = table.get(a)
  return of !== undefined && (table.get(b)?.some((group) => of.includes(group)) ?? false)
}
