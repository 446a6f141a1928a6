import { singulars } from './spelling.js'

/**
 * Words that mean the same where a tool's parameters and their values are named; a group to a line
 * of `|`, a phrase without its separators. A word may stand in several groups.
 */
const groups = `
id identifier uid uuid guid
name title caption heading headline
name fullname
subject title topic
description summary details about
content text body message msg
text plain txt
comment note remark
type kind class category
query q search term keyword
path file filepath filename pathname
dir directory folder dirpath
cwd workdir workingdirectory
url uri link href website
limit max maxresults count pagesize perpage top size topk
max highest
min lowest least
offset skip startindex
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
to destination
from sender author
from origin
user username login account member userid
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
database db
environment env
application app
authorization authentication auth
image img picture photo
status state
priority importance
high hi top major
urgent critical
low lo minor
medium mid normal moderate
error err failure fail failed
warning warn
closed close done completed resolved finished
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
pattern regex
host hostname server
prompt instruction
deadline due duedate
createdat creationdate
attachment file
timezone tz
password pwd
destination target
source src origin
success ok
cancel abort
default standard
`

/** Words in use that a slip could make of another one; not all words there are. */
const others = `
a across action affect altitude am an and api as at auction auto b back bad band bank bar base
basic basis batch bid bill black block book border bot bound brand build built bus by call
callback car card care cart case cash cast cat cause cell center char charge chart chat clause
clean clear clock clone code color context continent contract core county course cover cpu cross
deal debit delay depth desk device drive driver due effect election emit even event exit external
face fact fair fallback far fare farm fast feed field fill film find fine fire fixed flag flat
flight float fold font food for fork found frame free fuel fund game gate gene genre getter gift
git gpu grid guest hand hard hash head heat home host hot hotel house idea if in infer inner
intent internal interval into ip is it item jan job join jun just k key land lane late latitude
launch layer lead lease leave lender let letter level lever life lift light like line lint live
loan local lock log logic logo long look loop lost mac macro main man map mark market mask mass
match math me mean media merge meta metal micro modal mode model money motion move my net new next
node not notice now of office officer old one only or orange other out over own p pack paid pair
pan paper parent park part party pass past patch patent pause pay peer per phase phrase pick pid
pin ping pipe plan plane plate play player plus point police policy port pound power pr preview
prime prod pull push put quota quote race radio rank rate ratio raw reach react ready real reason
red remote render rent report resort rest review ride rider risk role room root round route router
row rule run safe sale same sample save scale scan schema scheme scope score season seat seed
selection sell sensor set setter setting shape share sheet shift ship shop show side sign site
skill slice slide slot slow socket sound space speed spot stack staff stage star stat station step
stock store story stream strike string strip strong sub suit suite swap tab table tail tank task
tax taxi test than that the them theme then there thread three through tier tile tip tire tone
tool topic track trade trail train treat tree trial trip trough truck under union unit use used v
vat vector very via view wage wait wall want was waste watch wave way we weak weight where wide
will wind wine wood word work world would write writer x z zone
`

const table: ReadonlyMap<string, ReadonlyArray<number>> = /* @__PURE__ */ (() => {
  const found = new Map<string, ReadonlyArray<number>>()
  groups
    .trim()
    .split('\n')
    .forEach((line, at) => {
      for (const word of line.split(' ')) found.set(word, [...(found.get(word) ?? []), at])
    })
  return found
})()

const used: ReadonlySet<string> = /* @__PURE__ */ new Set(others.trim().split(/\s+/))

/** Whether a word is in use, so that it is no slip of the pen. */
export const isWord = (word: string): boolean => singulars(word).some(isListed)

const isListed = (word: string): boolean => table.has(word) || used.has(word)

/** Whether two words or phrases without separators may mean the same. */
export const isSynonym = (a: string, b: string): boolean => {
  const of = table.get(a)
  return of !== undefined && (table.get(b)?.some((group) => of.includes(group)) ?? false)
}
