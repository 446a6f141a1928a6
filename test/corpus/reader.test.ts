import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files, read as textOfFile } from '../house.js'
import type { Row } from './measure/answers.js'
import { figuresOf, grouped } from './measure/figures.js'
import { measure } from './measure/measure.js'
import { readTruths } from './measure/truths.js'
import { read } from './reader/read.js'
import { isShared } from './shared.js'

const test = suite('corpus/reader')

/** A text, the arguments that were sent, and what its reader should send instead. */
type Line = readonly [text: string, sent: unknown, edited: unknown]

const told = (title: string, lines: ReadonlyArray<Line>): void => {
  test(title, () => {
    assert.equal(
      lines.map(([text, sent]) => [text, read('text', text, sent)]),
      lines.map(([text, , edited]) => [text, edited])
    )
  })
}

told('a missing key is added, by its type, example, members or shape', [
  ['Invalid arguments for tool x: `city` is missing, add it (string).', {}, { city: 'text' }],
  ['`page` is missing: add `page` (integer, at least 1)', {}, { page: 1 }],
  ['`mode` is missing, add it ("fast" or "slow").', {}, { mode: 'fast' }],
  ['`mode` is missing: add it, one of "fast" or "slow"', {}, { mode: 'fast' }],
  ['`when` is missing: add it (date, such as "2026-02-03")', {}, { when: '2026-02-03' }],
  ['`day` is missing: add it (a valid date)', {}, { day: '2026-01-15' }],
  ['`opts` is missing: add it (object, `{ a: string, b?: integer }`)', {}, { opts: { a: 'text' } }],
  [
    '`at` is missing: add it, expected { a: "x" | "y", n: integer[] }',
    {},
    { at: { a: 'x', n: [0] } }
  ],
  [
    '`list[1].id` is missing, add it (integer).',
    { list: [{ id: 1 }, {}] },
    { list: [{ id: 1 }, { id: 0 }] }
  ],
  [
    'Please provide `a` (string), `b` (boolean) and `c` (array).',
    {},
    { a: 'text', b: false, c: [] }
  ],
  ['Missing required parameter: items.0.id', { items: [{}] }, { items: [{ id: 'text' }] }],
  [
    "data must have required property 'a', data/b must have required property 'c'",
    { b: {} },
    { b: { c: 'text' }, a: 'text' }
  ],
  ['city must be a string (was missing)', {}, { city: 'text' }],
  ['✖ Invalid option: expected one of "a"|"b"\n  → at m', {}, { m: 'a' }],
  [
    'MCP error -32602: Invalid arguments for tool x: [{"code":"invalid_type","expected":"string","path":["l",0,"a/b"],"message":"Required"},{"code":"invalid_value","values":["x"],"path":["m"],"message":"Invalid input"}]',
    { l: [{}] },
    { l: [{ 'a/b': 'text' }], m: 'x' }
  ],
  ['✖ Invalid input: expected number, received undefined\n  → at a.b', { a: {} }, { a: { b: 0 } }],
  ["{base}: {base} must have required property 'city'. ", {}, { city: 'text' }],
  ['Expected required property "city"', {}, { city: 'text' }],
  ['`url` is blank: it must be a string', { url: '' }, { url: 'text' }],
  ['Missing required parameter: url', { url: '' }, { url: 'text' }],
  ['`a` is required because `b` is present', { b: 1 }, { b: 1, a: 'text' }]
])

told('a key that is not accepted goes, and a misspelt one is renamed with its value', [
  ['`body.note` is missing: move `note` to `body.note`.', { note: 1 }, { body: { note: 1 } }],
  [
    '`body.a`, `body.b` and `body.c` are missing: move `a`, `b` and `c` into `body`.',
    { a: 1, b: [2], c: 'x', d: 4 },
    { d: 4, body: { a: 1, b: [2], c: 'x' } }
  ],
  ['`baes` is not an accepted key: rename `baes` to `base`', { baes: 1 }, { base: 1 }],
  ['`colour` is not an accepted key, remove it', { colour: 1, a: 2 }, { a: 2 }],
  [
    '`opts.b` is not an accepted key: remove `opts.b`',
    { opts: { a: 1, b: 2 } },
    { opts: { a: 1 } }
  ],
  ["Unrecognized key(s) in object: 'a', 'odd/key~'", { a: 1, 'odd/key~': 2, c: 3 }, { c: 3 }],
  ['✖ Unrecognized key: "b"\n  → at opts', { opts: { a: 1, b: 2 } }, { opts: { a: 1 } }],
  ['junk must be removed', { junk: 1, a: 1 }, { a: 1 }],
  ['data must NOT have additional properties', { a: 1 }, { a: 1 }],
  ['Parameter "extra" is not in the schema and may be ignored', { extra: 1 }, { extra: 1 }],
  ['`receiver` is missing: rename `reciever` to `receiver`', { reciever: 'a' }, { receiver: 'a' }],
  [
    '`to.receiver` is missing: rename `to.reciever` to `to.receiver`',
    { to: { reciever: 'a', x: 1 } },
    { to: { receiver: 'a', x: 1 } }
  ],
  [
    '`items[0].repo` is missing: rename `repoo` to `repo`',
    { items: [{ repoo: 1 }] },
    { items: [{ repo: 1 }] }
  ],
  [
    '`reciever` is not an accepted key: rename it to `receiver`',
    { reciever: 'a' },
    { receiver: 'a' }
  ],
  [
    '`reciever` is not an accepted key, did you mean `receiver`?',
    { reciever: 'a' },
    { receiver: 'a' }
  ],
  [
    "'reciever' property is not expected to be here. Did you mean property 'receiver'?",
    { reciever: 'a' },
    { receiver: 'a' }
  ],
  ['Unknown parameter `reciever`. Did you mean `receiver`?', { reciever: 'a' }, { receiver: 'a' }],
  [
    "{base}.opts: 'reciever' property is not expected to be here. Did you mean property 'receiver'?",
    { opts: { reciever: 1 } },
    { opts: { receiver: 1 } }
  ],
  ['Use `receiver` instead of `reciever`.', { reciever: 'a' }, { receiver: 'a' }],
  [
    '`opts.depth` is missing: move `depth` to `opts.depth`',
    { depth: 3, opts: {} },
    { opts: { depth: 3 } }
  ],
  [
    '`depth` is missing: move `opts.depth` to `depth`',
    { opts: { a: 1, depth: 3 } },
    { opts: { a: 1 }, depth: 3 }
  ],
  [
    '- `opts.depth` is not an accepted key: move `opts.depth` to `depth` at the top level\n- `opts` is not an accepted key: remove `opts`',
    { opts: { depth: 3 } },
    { depth: 3 }
  ],
  [
    '`opts.depth` is missing: move `["opts.depth"]` into `opts`, as `depth`',
    { 'opts.depth': 3 },
    { opts: { depth: 3 } }
  ],
  [
    '`list[0].a`, `list[0].b` and `list[0].c` are missing: move `["list[0].a"]`, `["list[0].b"]` and `["list[0].c"]` into `list[0]`, as `a`, `b` and `c`.',
    { 'list[0].a': 1, 'list[0].b': [2], 'list[0].c': 'x' },
    { list: [{ a: 1, b: [2], c: 'x' }] }
  ],
  [
    '`to.x` and `to.y` are missing: move `a` and `b` into `to`, as `x` and `y`',
    { a: 1, b: 2, c: 3 },
    { c: 3, to: { x: 1, y: 2 } }
  ],
  ['`depth` is missing: move `dep` to `opts.depth`', { dep: 3 }, { opts: { depth: 3 } }],
  [
    '- `name` is missing, rename `title` to `name`\n- `title` is not an accepted key, remove it',
    { title: 1 },
    { name: 1 }
  ]
])

told('a value of another type is made of the same value', [
  [
    '`to` must be an object, received a string of 1 character: send an object { id: string }, with the value under `id`',
    { to: 'x' },
    { to: { id: 'x' } }
  ],
  [
    '`count` must be an integer, received "10": send 10 without quotes',
    { count: '10' },
    { count: 10 }
  ],
  [
    '`count` must be an integer, received a string of 2 characters.',
    { count: '10' },
    { count: 10 }
  ],
  ['data/count must be integer', { count: '10' }, { count: 10 }],
  ['/count must be number', { count: '1.5' }, { count: 1.5 }],
  [
    '`ok` must be a boolean, received "False": send false without quotes',
    { ok: 'False' },
    { ok: false }
  ],
  ['`ok` must be a boolean, received 1: send true', { ok: 1 }, { ok: true }],
  ['ok: Expected boolean, received string', { ok: 'true' }, { ok: true }],
  ['`id` must be a string, received 7: send "7" in quotes', { id: 7 }, { id: '7' }],
  ['id must be a string (was a number)', { id: 7 }, { id: '7' }],
  [
    '`tags` must be an array, received a string of 6 characters: split it at the commas',
    { tags: 'a, b,c' },
    { tags: ['a', 'b', 'c'] }
  ],
  [
    '`r` must be an array of numbers, with exactly 2 items, received a string of 5 characters',
    { r: '1.5, 2' },
    { r: [1.5, 2] }
  ],
  [
    '`l` must be an array of strings or objects, received an object of 1 key: put it in an array',
    { l: { a: 'b' } },
    { l: [{ a: 'b' }] }
  ],
  ['`tags` must be an array: send it in an array', { tags: 'a, b' }, { tags: ['a, b'] }],
  [
    '`tags` must be an array, received a string: send the array itself, not JSON text',
    { tags: '["a"]' },
    { tags: ['a'] }
  ],
  ['`tags` must be array', { tags: '[\'a\', "b", True]' }, { tags: ['a', 'b', true] }],
  [
    '`opts` must be an object, received a string of 20 characters: send the object itself, not JSON text',
    { opts: '{"a": {"b": null}}' },
    { opts: { a: { b: null } } }
  ],
  [
    '`opts` must be an object, received an array of 1 item: send the object itself, not in an array',
    { opts: [{ a: 1 }] },
    { opts: { a: 1 } }
  ],
  [
    '`id` must be a string, received an object of 1 key: send the string inside `value`',
    { id: { value: 'a', x: 1 } },
    { id: 'a' }
  ],
  ['`limit` must be an integer, received null', { limit: null }, { limit: 0 }],
  ['`limit` must be an integer or null, received "-": send null', { limit: '-' }, { limit: null }],
  [
    '`limit` must be an integer, at least 1, received null: send an integer',
    { limit: null },
    { limit: 1 }
  ],
  [
    '`l[0]` must be a string, received null: leave it out, or send a string',
    { l: [null, 'b'] },
    { l: ['text', 'b'] }
  ],
  [
    '`k` must be a string, received null: leave it out, or send a string',
    { k: null, l: 1 },
    { l: 1 }
  ],
  // Nothing says that none fits, so that the first of them is taken.
  [
    '`k` must be one of "a" or "b", received 5: use one of them, or leave it out if none fits',
    { k: 5, l: 1 },
    { k: 'a', l: 1 }
  ],
  [
    '`p` must be a string, matching the pattern `^[A-Z]{2}$`, received an object of 1 key: send the value inside `value` itself',
    { p: { value: 'YU' } },
    { p: 'YU' }
  ],
  ['`limit` must be an integer, received 6.5', { limit: 6.5 }, { limit: 6 }],
  ['`who` must be a string or an object, received a boolean', { who: {} }, { who: {} }],
  [
    '`rows[0…1].id` must be an integer, received strings: 2 values',
    { rows: [{ id: '1' }, { id: '2' }, { id: 'x' }] },
    { rows: [{ id: 1 }, { id: 2 }, { id: 'x' }] }
  ]
])

told('the whole is a place too', [
  [
    '- the arguments must be an object, received an array of 1 item: send its only item itself, not an array\n- `id` is missing: rename `ids` to `id`',
    [{ ids: 'x' }],
    { id: 'x' }
  ],
  [
    'the arguments are wrapped in `args`: send the object inside `args` as the arguments themselves',
    { args: { a: 1 } },
    { a: 1 }
  ],
  [
    'The arguments must be an object, received a string of 7 characters: send the object itself, not JSON text',
    '{"a":1}',
    { a: 1 }
  ],
  [
    'Question: There is an issue with `args`. Please correct this: the arguments are wrapped in `args`: send the object inside `args` as the arguments themselves.',
    { args: { a: 1 } },
    { a: 1 }
  ],
  ['data must be object', '{"a":1}', { a: 1 }]
])

told('a value is taken from those that are listed, or as it is said', [
  ['`mode` must be one of "FAST" or "SLOW".', { mode: 'fast' }, { mode: 'FAST' }],
  ['`mode` must be one of "a", "b" or "c", did you mean "b"?', { mode: 'bb' }, { mode: 'b' }],
  ['`mode` must be one of "a", "b" or "c": send "c"', { mode: 'see' }, { mode: 'c' }],
  ['✖ Invalid option: expected one of "eco"|"biz"\n  → at cls', { cls: 'first' }, { cls: 'eco' }],
  [
    "cls: Invalid enum value. Expected 'eco' | 'biz', received 'first'",
    { cls: 'first' },
    { cls: 'eco' }
  ],
  ['cls must be "biz" or "eco" (was "first")', { cls: 'first' }, { cls: 'biz' }],
  ['`n` must be 5', { n: 4 }, { n: 5 }],
  ['`kind` must be "x"', { kind: 'y' }, { kind: 'x' }],
  ['Set `name` to "skill1".', { name: 'skil1' }, { name: 'skill1' }],
  [
    "'cls' property must be equal to one of the allowed values. Did you mean 'eco'?",
    { cls: 'ecoo' },
    { cls: 'eco' }
  ],
  ['data/cls must be equal to one of the allowed values', { cls: 'first' }, { cls: 'first' }]
])

told('limits, formats and patterns are kept to', [
  ['`n` must be at least 1.', { n: 0 }, { n: 1 }],
  ["{base}.n: property 'n' must be <= 100. ", { n: 101 }, { n: 100 }],
  ['data/n must be >= 1', { n: 0 }, { n: 1 }],
  ['✖ Too small: expected number to be >=1\n  → at n', { n: 0 }, { n: 1 }],
  ['`n` must be between 1 and 100, received 600', { n: 600 }, { n: 100 }],
  ['`n` must be greater than 1', { n: 1 }, { n: 2 }],
  ['`n` must be a multiple of 5', { n: 12 }, { n: 10 }],
  ['data/s must NOT have more than 3 characters', { s: 'abcdef' }, { s: 'abc' }],
  [
    '`s` must have at least 3 characters, received a string of 1 character',
    { s: 'a' },
    { s: 'axx' }
  ],
  ['✖ Too big: expected string to have <=2 characters\n  → at s', { s: 'abc' }, { s: 'ab' }],
  ['data/l must NOT have more than 1 items', { l: [1, 2] }, { l: [1] }],
  ['`l` must have at most 2 items, received an array of 3 items', { l: [1, 2, 3] }, { l: [1, 2] }],
  [
    '`l` must have at least 1 item (`{ a: string }`), received an empty array',
    { l: [] },
    { l: [{ a: 'text' }] }
  ],
  [
    'data/l must NOT have duplicate items (items ## 2 and 0 are identical)',
    { l: [1, 2, 1] },
    { l: [1, 2] }
  ],
  ['data/to must match format "email"', { to: 'x' }, { to: 'user@example.com' }],
  ['`to` must be a valid email address', { to: 'x' }, { to: 'user@example.com' }],
  [
    '`at` must be a valid date-time, such as "2026-03-04T05:06:07Z"',
    { at: 'soon' },
    { at: '2026-03-04T05:06:07Z' }
  ],
  [
    '`ip` must match one of the allowed shapes: "ipv4" or "ipv6": send one such as "192.0.2.1"',
    { ip: '10.0' },
    { ip: '192.0.2.1' }
  ],
  ['✖ Invalid email address\n  → at to', { to: 'x' }, { to: 'user@example.com' }],
  ['data/p must match pattern "^(-?[a-zA-Z]{2})$"', { p: '-st-st' }, { p: 'aa' }],
  ['`p` must match the pattern `^\\d{4}-[A-F]+$`', { p: 'x' }, { p: '1111-A' }],
  ['✖ Invalid string: must match pattern /^\\+[0-9]+$/\n  → at p', { p: 'x' }, { p: '+0' }]
])

test('each wire is read where it puts its words', () => {
  const sent = { n: '1', x: 2 }
  const text = '`n` must be an integer'
  const error = { path: '/n', message: 'must be integer', keyword: 'type' }
  const surplus = {
    path: '/x',
    message: 'must NOT have additional properties',
    keyword: 'additionalProperties'
  }
  assert.equal(read('mcp', { content: [{ type: 'text', text }] }, sent), { n: 1, x: 2 })
  assert.equal(read('json-rpc', { message: text, data: {} }, sent), { n: 1, x: 2 })
  assert.equal(read('oxp', { body: { parameter_errors: { n: 'must be an integer' } } }, sent), {
    n: 1,
    x: 2
  })
  assert.equal(
    read(
      'oxp',
      {
        body: {
          parameter_errors: { p: 'the arguments are wrapped in `p`: send the object inside `p`' }
        }
      },
      { p: sent }
    ),
    sent
  )
  assert.equal(read('ncp', { errors: [], suggestions: ['Send an integer for `n`'] }, sent), {
    n: 1,
    x: 2
  })
  assert.equal(read('f7', { body: { errors: [error, surplus] } }, sent), { n: 1 })
  assert.equal(
    read(
      'json-rpc',
      { message: 'Invalid params', data: { required_parameter: 'm', parameter_type: 'boolean' } },
      sent
    ),
    { ...sent, m: false }
  )
})

test('what says nothing changes nothing, and nothing is written to', () => {
  const sent = Object.freeze({ a: Object.freeze([1]) })
  for (const wire of ['mcp', 'json-rpc', 'oxp', 'ncp', 'f7', 'text'] as const) {
    for (const answer of [
      undefined,
      null,
      7,
      '',
      'No.',
      {},
      { content: [] },
      { body: null },
      { errors: [1] }
    ]) {
      assert.equal(read(wire, answer, sent), sent)
    }
  }
  assert.equal(
    read('text', '`__proto__` is missing, add it (string)', {}),
    JSON.parse('{"__proto__":"text"}')
  )
  assert.equal(Object.hasOwn(Object.prototype, '0'), false)
})

test('the reader imports nothing but itself', () => {
  for (const file of files('test/corpus/reader', '.ts')) {
    const targets = [...textOfFile(file).matchAll(/(?:from|import\() ?'([^']+)'/g)].map(
      ([, target]) => target
    )
    assert.equal(
      targets.filter((target) => !/^\.\/[a-z-]+\.js$/.test(target ?? '')),
      [],
      file
    )
  }
})

/** The least that the issue asks for at round one, in per cent; `median` is in characters. */
const targets: ReadonlyArray<{ row: Row; valid: number; faithful: number; median?: number }> = [
  { row: 'mcp', valid: 97, faithful: 95, median: 260 },
  { row: 'json-rpc', valid: 95, faithful: 93 },
  { row: 'oxp', valid: 95, faithful: 93 },
  { row: 'ncp', valid: 95, faithful: 93 },
  { row: 'f7', valid: 72, faithful: 60 }
]

if (isShared) {
  const runs = grouped(
    measure(
      readTruths(),
      targets.map(({ row }) => row)
    ),
    ({ row }) => row
  )
  for (const { faithful, median, row, valid } of targets) {
    test(`over the corpus, ${row} is mended in one round by what it says`, () => {
      const figures = figuresOf(runs.get(row) ?? [])
      const shown = JSON.stringify(figures)
      assert.ok(figures.n > 1000, shown)
      assert.ok(figures.valid1 >= valid, `valid ${valid}: ${shown}`)
      assert.ok(figures.faithful1 >= faithful, `faithful ${faithful}: ${shown}`)
      assert.ok(figures.median <= (median ?? Number.POSITIVE_INFINITY), `median: ${shown}`)
    })
  }
} else {
  test('without ../shared there is no corpus to read', () => {
    assert.throws(readTruths)
  })
}

test.run()
