/**
 * Words that mean the same where a tool's parameters and their values are named; a group to a line
 * of `|`, a phrase without its separators. A word may stand in several groups.
 */
const groups = `
id identifier uid uuid guid
name title label caption heading displayname fullname
description summary desc details explanation about overview
content text body message msg plain contents
comment note remark comments
type kind category class
query q search searchquery searchterm keyword keywords term searchtext
path filepath file filename pathname location
dir directory folder
url link uri href address website webpage
limit maxresults max count pagesize perpage take top size maxcount maxitems numresults
offset skip startindex from start
page pagenumber pageno pageindex
cursor pagetoken nextpagetoken nextcursor after
order sortorder sort sortdirection direction
sort sortby orderby
asc ascending up
desc descending down
create add new insert make
delete remove del destroy erase rm drop
update edit modify change patch
get fetch retrieve read load
list listall all index
send submit post
start begin from since startdate starttime datefrom
end finish stop to until till enddate endtime dateto through
date day when on
time timestamp datetime at
duration length period
email emailaddress mail
phone phonenumber telephone tel mobile
to recipient recipients receiver sendto
from sender author
cc carboncopy
user username owner account login member userid
person people contact
organization organisation org company
group team
repo repository project
branch ref branchname
commit sha revision
issue ticket
tag label tags labels
country nation
city town location place
state province region
zip zipcode postcode postalcode postal
address location place street
latitude lat
longitude lng lon long
price cost amount fee
amount total sum value
quantity qty count number amount num
number num no nr
currency currencycode
language lang locale
format outputformat fileformat
output result out
input data payload in
code source
command cmd
arguments args params parameters
options opts settings config configuration
environment env
application app
database db
image img picture photo
message text msg
reason cause
status state
priority importance urgency
high hi highest top
low lo lowest
medium med mid middle normal moderate
error err failure fail failed
warning warn
info information
open opened
closed close done resolved completed complete finished
pending waiting queued
active enabled on enable
inactive disabled off disable
yes true on y
no false off n
none nothing null empty
all any every everything both
left west
right east
up north top
down south bottom
first start
last end
min minimum lowest least from
max maximum highest most
width w
height h
color colour
large big lg
small little sm
celsius c centigrade metric
fahrenheit f imperial
male man m
female woman f
daily day everyday
weekly week
monthly month
yearly year annually annual
hourly hour
public open
private closed
markdown md
javascript js
typescript ts
python py
pattern regex regexp
old previous before
new next after
old oldtext oldstring
new newtext newstring
parent parentid
child children
attachment attachments file files
timezone tz
timeout timeoutms
version ver
password pwd
temperature temp
reference ref
destination dest target
source src origin
success ok succeeded successful
cancel abort
cancelled canceled
document doc page
default standard
function func fn
object obj
attribute attr property
string str
boolean bool
integer int
key name
item items entries elements
`

/** Words in use that a slip could make of another one; not all words there are. */
const others = `
able act age ago ask bad bar base best bit bid block board book bot box bus buy by call can card care
case cat cell chat check clone code cord core cut data date deal decrease diff dog draft due duty east
eat else even event exact exist exit export face fact fall fan far fast fat fee feed few field fill
film find fine fire fit fix flag flat flow fold folder font foo food for fork frame free fund game gas
gene gpu cpu grid hand hard hash head heat height here hit hold home host hot house icon if image
import include exclude increase into invite is it item job join jump just keep kit land lane last late
law lead leave left length less let level lib life light like line list live load local lock log long
look loop lost love mac main map mark mask mass match mean media meet menu merge meta method metric
mind mine miss mix mode model month move my need net next node not now null of off old on one only or
other our out over own pack pan part pass past path pay peer pen per pick pin ping pipe place plain
plan plane play plot plus point pole pool port pose post power prime print profit prod product pull
push put race rank rate raw real red rename rent reply rest rich ride ring rise risk road role roll
room root round route row rule run safe sale same sample save scale scan scene score seat seed seek
self sell set shape share sheet ship shop show side sign site six skill slot slow soft sold some song
space spec speed split spot stage star stars stat stats step stock store storage story style sub
subject suite sun sync tab table tail talk tan task tax team tell test text than that the them then
there thing this thread three tile time times tip title toe token tone tool tour track trade train
tree trip true turn two under unit unlock up upload download use used user users uri vat via video
view volume vote wait walk wall want ward was watch water wave way wear weight well west what where
which wide wife will wind wine wire wish with word work world write year you zone
internal external latitude longitude altitude quality quantity public publish contact contract
content context country county custom customer expect except accept access message massage metrics
parent patent present percent previous principal principle proper property report resort resource
response result return revert review reverse signal single source course station statement status
through trough transfer transform version person session section selection election
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

/** Whether a word is in use, so that it is no slip of the pen; single letters are names of their own. */
export const isWord = (word: string): boolean =>
  word.length < 2 || isListed(word) || (word.endsWith('s') && isListed(word.slice(0, -1)))

const isListed = (word: string): boolean => table.has(word) || used.has(word)

/** Whether two words or phrases without separators may mean the same. */
export const isSynonym = (a: string, b: string): boolean => {
  const of = table.get(a)
  return of !== undefined && (table.get(b)?.some((group) => of.includes(group)) ?? false)
}
