import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/moves.described')

const said = (description: string, more: object = text): object => ({ ...more, description })
// Nothing that is sent would do for this one.
const none = { type: 'array' }
const guild = said('The id of the Discord server')

// docs/advice.md, "Four points": what an author says of a missing key in the words of the only other key.
for (const [name, properties, value, wanted] of [
  [
    'the word of a key, and its mark',
    { guildId: guild, n: none },
    { server_id: '1', quokka: 'x' },
    ['/guildId missing: /server_id > /guildId?', '/n missing: add']
  ],
  [
    'the word of a key without a mark',
    { data: said('2D array of values'), n: none },
    { values: 'x', quokka: 'y' },
    ['/data missing: /values > /data?', '/n missing: add']
  ],
  [
    'the word of a key for what has a mark',
    { relative_path: said('The path to the file'), n: none },
    { file: 'a.py', quokka: 'x' },
    ['/relative_path missing: /file > /relative_path?', '/n missing: add']
  ],
  [
    'no word of a key for an id',
    { guildId: guild, n: none },
    { server: 'x', quokka: 'y' },
    ['/guildId missing: add', '/n missing: add']
  ],
  [
    'a key of another mark',
    { guildId: guild, n: none },
    { server_name: 'x', quokka: 'y' },
    ['/guildId missing: add', '/n missing: add']
  ],
  [
    'a value that would not do',
    { guildId: said('The id of the Discord server', integer), n: none },
    { server_id: 'x', quokka: 'y' },
    ['/guildId missing: add', '/n missing: add']
  ],
  [
    'the words of two keys',
    { data: said('rows or values'), n: none },
    { values: 'x', rows: 'y' },
    ['/data missing: add', '/n missing: add']
  ],
  [
    'one key of two that are missing',
    { a: said('the values'), b: said('the other values') },
    { values: 'x', quokka: 'y' },
    ['/a missing: add', '/b missing: add']
  ],
  [
    'the opposite',
    { start: said('before the end'), n: none },
    { end: 'x', quokka: 'y' },
    ['/start missing: add', '/n missing: add']
  ]
] as const) {
  test(`a key is meant by what its author says of it: ${name}`, () => {
    assert.equal(linesOf(open(properties, ...Object.keys(properties)), value), wanted)
  })
}

const flag = { type: 'boolean' }
const grep = closed({
  q: text,
  nu: said('Show line numbers in output.', flag),
  '-B': said('Number of lines to show before each match', integer),
  '-o': said('Hide file names', flag),
  until: said('Must be after the start date'),
  out: said('Output file path to write to'),
  who: said('The user name. Or a group name'),
  fmt: said('The format of dates'),
  a: said('team name of the first'),
  b: said('team name of the other')
})

// What begins the description of a key that was not sent, where another is refused.
for (const [name, value, wanted] of [
  ['behind a verb', { lineNumbers: true }, '/lineNumbers unexpected: /lineNumbers > /nu?'],
  ['at once', { user_name: 'x' }, '/user_name unexpected: /user_name > /who?'],
  ['not what does not fit', { lineNumbers: 'all' }, '/lineNumbers unexpected: remove'],
  ['not the opposite', { file_names: true }, '/file_names unexpected: remove'],
  ['not the middle', { start_date: 'x' }, '/start_date unexpected: remove'],
  ['not behind a word that says which', { file_path: 'x' }, '/file_path unexpected: remove'],
  ['not the second sentence', { group_name: 'x' }, '/group_name unexpected: remove'],
  ['not a single word', { format: 'x' }, '/format unexpected: remove'],
  ['not that of two', { team_name: 'x' }, '/team_name unexpected: remove'],
  ['not what was sent', { user_name: 'x', who: 'y' }, '/user_name unexpected: remove']
] as const) {
  test(`a surplus key may be what a description begins with: ${name}`, () => {
    assert.equal(linesOf(grep, value), [wanted])
  })
}

const commits = closed({
  sha: said('Commit SHA, branch or tag name to list commits of'),
  author: said('User name or email address'),
  number: said('Page or number of it', integer),
  path: said('Only commits that touch this file. A directory or glob does as well'),
  since: said('Any moment of the day in which the first commit was made, or later')
})

// What a description says as one of several that would do, of a key that was not sent.
for (const [name, value, wanted] of [
  ['before an "or"', { branch: 'main' }, '/branch unexpected: /branch > /sha?'],
  ['behind it', { email: 'ann@example.com' }, '/email unexpected: /email > /author?'],
  ['not what does not fit', { page: 'last' }, '/page unexpected: remove'],
  ['not in another sentence', { glob: '*.ts' }, '/glob unexpected: remove'],
  ['not late in it', { later: 'x' }, '/later unexpected: remove'],
  ['not what was sent', { tag: 'v1', sha: 'main' }, '/tag unexpected: remove']
] as const) {
  test(`a surplus key may be one of what a description offers: ${name}`, () => {
    assert.equal(linesOf(commits, value), [wanted])
  })
}

test.run()
