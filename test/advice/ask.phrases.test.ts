import { asking } from '@toolfault/advice/ask'
import { invalidArguments, type Tool } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/ask.phrases')

const lacking = invalidArguments('t', { issues: [{ path: ['a'], kind: 'missing' }] })

const actionOf = (tool: Partial<Tool>): string | undefined =>
  asking(lacking, { name: 't', ...tool }).asking?.action

const long = 'x'.repeat(80)
/** Ninety characters in words of one. */
const letters = Array.from({ length: 45 }, () => 'y').join(' ')

/** What a description says, and what the tool does by it. */
const descriptions: ReadonlyArray<readonly [string, string | undefined]> = [
  // Where the phrase begins.
  ['\n  Send mail.', 'send mail'],
  ['Tool to send mail', 'send mail'],
  ['Function that sends mail', 'send mail'],
  ['A tool which allows user to send mail', 'send mail'],
  ['This function that can be used to send mail', 'send mail'],
  ['This tool can send mail', 'send mail'],
  ['A tool that is open', undefined],
  ['Allows user to send mail', 'send mail'],
  ['Lets user send mail', 'send mail'],
  ['Use this tool to   send mail', 'send mail'],
  ['Send the tool to Ann', 'send the tool to Ann'],
  // Where it ends.
  ['Send mail...', 'send mail'],
  ['Send mail?! Now', 'send mail'],
  ['Send mail  - or not', 'send mail'],
  ['Send a,b and e-mail', 'send a,b and e-mail'],
  ['Retrieve user(s) by id', 'retrieve user by id'],
  ['Retrieve users (all (of them)) now', 'retrieve users'],
  [`Send mail${' '.repeat(300)}now`, 'send mail'],
  // Words of one letter, and words that are all capitals.
  ['A tool that reads A and B', 'read A and B'],
  ['SEND mail', 'send mail'],
  // Too long: it ends before what qualifies the fourth word or a later one.
  [`Read ${letters} from disk`, undefined],
  [`Read a b from ${letters}`, 'read a b'],
  [`Read a b From ${letters}`, 'read a b'],
  // In 80 characters there is room for it.
  [`Read a b from ${long.slice(14)}`, `read a b from ${long.slice(14)}`],
  [`Make sure that ${long}`, undefined],
  [`Sign in to a server with ${long}`, 'sign in to a server'],
  [`Send ${long} to all by mail`, undefined],
  [`Send ${long.slice(5)}`, `send ${long.slice(5)}`],
  [`Sends ${long.slice(5)}`, `send ${long.slice(5)}`],
  [`Sends ${long.slice(4)}`, undefined],
  // Verbs that a word is not, and what is no ending of them.
  ['Copies files', 'copy files'],
  ['Fetches files', 'fetch files'],
  ['Stake a claim', undefined],
  ['Tiespe a text', undefined],
  ['Reesad a text', undefined],
  ['resad a text', undefined],
  ['Search', 'search'],
  ['Count Of Users', undefined],
  // A word that may be a noun is a verb before a determiner alone.
  ['Email an address', 'email an address'],
  ['Emails THE address', 'email THE address'],
  ['Email data', undefined],
  ['Email addresses', undefined],
  ['Email', undefined]
]

for (const [description, wanted] of descriptions) {
  const short = description.replace(/\s+/g, ' ').slice(0, 50)
  test(`the description "${short}" says ${wanted?.slice(0, 50) ?? 'no action'}`, () => {
    assert.is(actionOf({ description }), wanted)
  })
}

for (const [title, wanted] of [
  ['Search', 'search'],
  ['Email', undefined],
  ['Send A Mail', 'send a mail'],
  ["Get User's Mail", "get user's mail"],
  ['Run SQL on DB2', 'run SQL on DB2'],
  ['Send McMail', 'send McMail'],
  [`Send${' '.repeat(80)}mail`, undefined]
] as const) {
  test(`the title "${title.slice(0, 20)}" says ${wanted ?? 'no action'}`, () => {
    assert.is(actionOf({ title }), wanted)
  })
}

test.run()
