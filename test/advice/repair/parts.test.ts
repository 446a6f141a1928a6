import { advise } from '@toolfault/advice/advise'
import { applyRepair, repairs } from '@toolfault/advice/repair'
import { type Advice, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { checkOf } from './made.js'

const test = suite('advice/repair/parts')

/** What is advised for a text where a list of texts is wanted, under a key, and what is repaired there. */
const listOf = (
  text: string,
  key = 'a',
  items: object = { type: 'string' },
  description = ''
): readonly [Advice['fix'], unknown] => {
  const value = { [key]: text }
  const list = { type: 'array', items, description }
  const schema = { type: 'object', properties: { [key]: list }, required: [key] }
  const check = checkOf(schema)
  const fault = advise(invalidArguments('demo', check(value)), { schema, value })
  const found = repairs(fault, { schema, value, check })
  const mended = applyRepair(value, found, { least: 'likely' })
  return [fault.advice?.[0]?.fix, mended.done.length > 0 ? mended.value : undefined]
}

const many = (count: number, text: string): ReadonlyArray<string> => Array(count).fill(text)

// What parts a list that came as one text, told and made by the same rule (docs/advice.md, "Four points").
for (const [name, text, key, parts] of [
  ['commas', 'a, b', undefined, ['a', 'b']],
  ['commas, with the end of a line behind', 'a, b\n', undefined, ['a', 'b']],
  ['ends of lines', 'a, b\nc', '\n', ['a, b', 'c']],
  ['ends of lines as Windows writes them', ' Do it.\r\nDo that.\n', '\n', ['Do it.', 'Do that.']],
  ['semicolons between words', 'red; green', ';', ['red', 'green']],
  ['bars between words', 'red | green', '|', ['red', 'green']],
  ['semicolons between texts with commas', 'a, b; c, d', ';', ['a, b', 'c, d']],
  ['commas, where one part has a semicolon', 'a; b, c', undefined, ['a; b', 'c']],
  ['bars before semicolons', 'a;b|c;d', '|', ['a;b', 'c;d']],
  ['spaces between hashes', 'a1b2c3d e4f5a6b', ' ', ['a1b2c3d', 'e4f5a6b']],
  ['spaces between addresses', 'a@x.com b@y.com', ' ', ['a@x.com', 'b@y.com']],
  [
    'spaces between files, by the marks of each',
    'a/b-c.ts d-e/f.ts',
    ' ',
    ['a/b-c.ts', 'd-e/f.ts']
  ],
  ['spaces between a thousand codes', many(1_000, 'a1').join(' '), ' ', many(1_000, 'a1')],
  ['spaces in a command', 'ls -la /app', ' ', ['ls', '-la', '/app']],
  ['spaces in a command that begins with an option', '--port 80', ' ', ['--port', '80']],
  ['commas outside of brackets', 'rgb(1,2,3), red', undefined, ['rgb(1,2,3)', 'red']],
  ['commas outside of brackets in brackets', 'f([1,2],3),x', undefined, ['f([1,2],3)', 'x']],
  ['commas outside of braces', '/{a,b}, /c', undefined, ['/{a,b}', '/c']],
  ['commas behind a bracket that nobody opened', 'a) x, y', undefined, ['a) x', 'y']],
  [
    'commas between addresses',
    'https://a.test,https://b.test',
    undefined,
    ['https://a.test', 'https://b.test']
  ],
  ['commas between settings', 'a=1,b=2', undefined, ['a=1', 'b=2']],
  ['commas between words that a query has, too', 'select, from', undefined, ['select', 'from']],
  [
    'commas between names with addresses, one of them in quotes',
    '"Smith, Bob" <a@b.test>, c@d.test',
    undefined,
    ['"Smith, Bob" <a@b.test>', 'c@d.test']
  ],
  ['commas between inches', '5" pipe, 6" pipe', undefined, ['5" pipe', '6" pipe']],
  ['commas between quotations, one of a space', '" ", "b"', undefined, [' ', 'b']],
  ['commas behind an open quotation mark', '"a, b', undefined, ['"a', 'b']],
  ['commas between names', 'J. Smith, B. Jones', undefined, ['J. Smith', 'B. Jones']],
  ['commas between firms that end with a dot', 'A Inc., B Inc.', undefined, ['A Inc.', 'B Inc.']],
  [
    'commas between words, the first large',
    'Red, green, blue',
    undefined,
    ['Red', 'green', 'blue']
  ],
  [
    'commas between files, the first large',
    'README.md, a.json',
    undefined,
    ['README.md', 'a.json']
  ],
  [
    'commas between five, one of them longer',
    'a, b, c, d, a loaf of bread',
    undefined,
    ['a', 'b', 'c', 'd', 'a loaf of bread']
  ],
  ['commas between options', '--a=1,--b=2', undefined, ['--a=1', '--b=2']],
  ['ends of lines between settings', 'a=1\nb=2', '\n', ['a=1', 'b=2']],
  [
    'ends of lines between rules of a calendar',
    'RRULE:FREQ=DAILY\nEXDATE:20250101',
    '\n',
    ['RRULE:FREQ=DAILY', 'EXDATE:20250101']
  ],
  ['ends of lines with numbers', '1. a\n2. b', '\n', ['a', 'b']],
  ['commas between numbers of three digits', '100,200,300', undefined, ['100', '200', '300']],
  ['commas between names of two words', 'New York, London', undefined, ['New York', 'London']],
  ['commas between short names', 'Sales, HR', undefined, ['Sales', 'HR']],
  ['commas before one of two words', 'bug, help wanted', undefined, ['bug', 'help wanted']],
  ['spaces in a command with a dot', 'ls . -la', ' ', ['ls', '.', '-la']]
] as const) {
  test(`a text is parted at ${name}`, () => {
    const fix = { id: 'convert', how: 'split', to: 'array', ...(key === undefined ? {} : { key }) }
    assert.equal(listOf(text), [fix, { a: parts }])
  })
}

for (const [name, text] of [
  ['of two sentences', 'Well, no. Or yes'],
  ['with an empty line', 'a\n\nb'],
  ['of two lines, one of them of two sentences', 'a. B\nc'],
  ['of two lines as they were once', 'a, b\rc'],
  ['with a semicolon at its end', 'red; green;'],
  ['with commas in brackets alone', 'rgb(1,2,3)'],
  ['of words', 'red green'],
  ['of words with a dash', 'red - green'],
  ['of a code and a word', 'a1 red'],
  ['of a word and a code', 'red a1'],
  ['of a word and a number', 'BA 286'],
  ['of numbers', '030 123'],
  ['of two kinds of codes', 'a-1 b_2'],
  ['of codes with two spaces between', 'a1  b2'],
  ['of a thousand codes and one', many(1_001, 'a1').join(' ')],
  ['of one code', 'a1'],
  ['of an address with a comma', 'https://x.test/a?b=1,2'],
  ['of a rule of a calendar', 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE'],
  ['of a rule of a calendar without commas', 'RRULE:FREQ=WEEKLY;COUNT=5'],
  ['of such a rule without its name', 'INTERVAL=2;FREQ=DAILY'],
  ['of a date of a calendar', 'EXDATE;TZID=Europe/Berlin:20250101T100000'],
  ['of an option with two values', '--name=foo,bar'],
  ['of a query', 'SELECT a, b FROM t']
] as const) {
  test(`a text ${name} is one item`, () => {
    assert.equal(listOf(text), [{ id: 'convert', how: 'wrap', to: 'array' }, { a: [text] }])
  })
}

// Where it may be a list as well as one item, the caller knows which.
for (const text of [
  'Hello, world',
  'Lives in Rome, Italy',
  'Open the page, then click',
  '1 Main St, Springfield, IL',
  'He said: yes; then left.',
  'a, b.',
  'Doe, John <j@x.test>',
  'Doe, John <j@x.test>, Poe, Jane <p@x.test>',
  'Accept: text/html, application/json',
  'name=foo,bar',
  'text/html; charset=utf-8',
  'a=1; b=2',
  'color: red; width: 5px',
  'news, -sports',
  'ls -la | wc',
  'Korea, Republic of',
  'Congo, Democratic Republic of the',
  '1,234',
  '1,000,000',
  '$12,500.50',
  "('a', 'b')",
  '("a", "b",)'
]) {
  test(`a list, or one item: ${text}`, () => {
    assert.equal(listOf(text), [{ id: 'send', types: ['array'] }, undefined])
  })
}

// By its name a list holds places, each told by what it is in, or what somebody says.
for (const [key, text, parts] of [
  ['locations', 'Paris, France', undefined],
  ['home_address', 'Austin, TX', undefined],
  ['stops', 'New York, NY 10001, USA', undefined],
  ['cities', 'Paris, Rome, Berlin', ['Paris', 'Rome', 'Berlin']],
  ['places', 'bar, museum', ['bar', 'museum']],
  ['places', 'Paris | Rome', ['Paris', 'Rome']],
  ['email_addresses', 'a@x.test, b@x.test', ['a@x.test', 'b@x.test']],
  ['observations', 'likes cats, dogs', undefined],
  ['observations', 'a, b', ['a', 'b']],
  ['notes', 'x | y', ['x', 'y']],
  ['tags', 'likes cats, dogs', ['likes cats', 'dogs']]
] as const) {
  test(`a list under its name: ${key} ${text}`, () => {
    const [fix, mended] = listOf(text, key)
    assert.is(fix?.id, parts === undefined ? 'send' : 'convert')
    assert.equal(mended, parts === undefined ? undefined : { [key]: parts })
  })
}

test('what is no item as a whole is a list', () => {
  const items = { enum: ['Hello', 'world'] }
  const fix = { id: 'convert', how: 'split', to: 'array' }
  assert.equal(listOf('Hello, world', 'a', items), [fix, { a: ['Hello', 'world'] }])
})

const words = { id: 'convert', how: 'split', to: 'array', key: ' ' }
const wrap = { id: 'convert', how: 'wrap', to: 'array' }
const send = { id: 'send', types: ['array'] }

// The name of a list says whether its items are commands, or the words of one.
for (const [key, text, fix, items] of [
  ['command', 'npm run build', words, ['npm', 'run', 'build']],
  ['startCommand', 'git log --format=%h,%s', words, ['git', 'log', '--format=%h,%s']],
  ['entrypoint', 'node server.js', words, ['node', 'server.js']],
  ['cmd', 'ls', wrap, ['ls']],
  ['cmd', 'npm ci && npm test', send, undefined],
  ['cmd', 'echo "a b"', send, undefined],
  ['commands', 'npm run build', wrap, ['npm run build']],
  ['commands', 'ls -la /app', wrap, ['ls -la /app']],
  ['commands', 'sh -c "x"', wrap, ['sh -c "x"']],
  ['commands', 'cat a | wc', wrap, ['cat a | wc']],
  ['args', '-la /tmp', words, ['-la', '/tmp']],
  ['args', 'a.ts b.ts', words, ['a.ts', 'b.ts']],
  ['args', 'hello world', send, undefined],
  ['args', 'hello', wrap, ['hello']],
  ['commander', 'npm start', wrap, ['npm start']]
] as const) {
  test(`${key} that came as ${text}`, () => {
    assert.equal(listOf(text, key), [fix, items === undefined ? undefined : { [key]: items }])
  })
}

test('an author says that what is called a command holds several', () => {
  const said = listOf('npm start', 'command', { type: 'string' }, 'Commands to run in turn.')
  assert.equal(said, [wrap, { command: ['npm start'] }])
})

for (const text of ["psql -c 'select 1'", 'sh -c "ls, pwd"', 'sh -c `ls`']) {
  test(`of a command with quotes nobody knows the words: ${text}`, () => {
    assert.equal(listOf(text), [{ id: 'send', types: ['array'] }, undefined])
  })
}

test.run()
