import { advise } from '@toolfault/advice/advise'
import { judge } from '@toolfault/advice/judge'
import { meant } from '@toolfault/advice/meant'
import { type Issue, invalidArguments } from '@toolfault/model'
import { encode as badRequest } from '@toolfault/protocols/bad-request'
import { encode as ncp } from '@toolfault/protocols/ncp'
import { encode as oxp } from '@toolfault/protocols/oxp'
import { encode as problemDetails } from '@toolfault/protocols/problem-details'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { closed, integer, issueOf, lacks, lineOf, open, text, wants, when } from './lines.js'

const test = suite('advice/ignored')

/** What ajv says of a call. */
const compiledIssues = (schema: object, value: unknown): ReadonlyArray<Issue> => {
  const compiled = compile(schema)
  return compiled._tag === 'Right' ? compiled.right(value).issues : []
}

const ignoredOf = (
  schema: unknown,
  value: unknown,
  ...issues: ReadonlyArray<Issue>
): ReadonlyArray<string> =>
  (advise(invalidArguments('t', { issues }), { schema, value, meant }).ignored ?? []).map(lineOf)

/** An object that knows one key, below so many. */
const nested = (levels: number): object =>
  levels === 0 ? open({ id: text }) : open({ o: nested(levels - 1) })
const nestedValue = (levels: number): object =>
  levels === 0 ? { z: 1 } : { o: nestedValue(levels - 1) }

const bad = { n: 'x' }
const wrong = wants('integer', '/n')
const page = open({ limit: integer, offset: integer })

// design, section 4: "unknown-but-allowed keys, near-miss names": of a call that fails they are told as well.
for (const [name, schema, value, issues, wanted] of [
  [
    'a slip of a key that is not there',
    open({ n: integer, flavour: text }),
    { ...bad, flavor: 'x' },
    [wrong],
    ['/flavor unexpected: /flavor > /flavour?']
  ],
  [
    'one that is only written differently, and is that',
    open({ n: integer, pageSize: integer }),
    { ...bad, page_size: '20' },
    [wrong],
    ['/page_size unexpected: /page_size > /pageSize']
  ],
  [
    'another word for one that lists what is near',
    open({ n: integer, direction: { enum: ['asc', 'desc'] } }),
    { ...bad, dir: 'DESC' },
    [wrong],
    ['/dir unexpected: /dir > /direction?']
  ],
  [
    'and not for one that lists nothing near',
    open({ n: integer, direction: { enum: ['asc', 'desc'] } }),
    { ...bad, dir: 'sideways' },
    [wrong],
    ['/dir unexpected']
  ],
  [
    'a slip of a list, as its item',
    open({ n: integer, repos: { type: 'array', items: text } }),
    { ...bad, repo: 'x' },
    [wrong],
    ['/repo unexpected: /repo > /repos?']
  ],
  [
    'no slip of what would not take it',
    open({ n: integer, flavour: integer }),
    { ...bad, flavor: 'x' },
    [wrong],
    ['/flavor unexpected']
  ],
  [
    'what may say the same in other words',
    open({ n: integer, path: text, glob: text }),
    { ...bad, include: 'x', dir: 'y' },
    [wrong],
    ['/include unexpected: /include > /glob?', '/dir unexpected: /dir > /path?']
  ],
  [
    'another word for it',
    open({ n: integer, description: text }),
    { ...bad, desc: 'x' },
    [wrong],
    ['/desc unexpected: /desc > /description?']
  ],
  [
    'what a key holds, all of which its owner may have',
    open({ n: integer, limit: integer, offset: integer }),
    { ...bad, window: { limit: 1, offset: 2 } },
    [wrong],
    [
      '/window/limit unexpected: /window/limit > /limit?',
      '/window/offset unexpected: /window/offset > /offset?'
    ]
  ],
  [
    'what a key holds, more of which its owner may have than not, and the key itself',
    open({ n: integer, limit: integer, offset: integer }),
    { ...bad, window: { limit: 1, offset: 2, size: 3 } },
    [wrong],
    [
      '/window/limit unexpected: /window/limit > /limit?',
      '/window/offset unexpected: /window/offset > /offset?',
      '/window unexpected'
    ]
  ],
  [
    'a single key of a page',
    open({ n: integer, limit: integer }),
    { ...bad, page: { limit: 1 } },
    [wrong],
    ['/page/limit unexpected: /page/limit > /limit?']
  ],
  [
    'what belongs into the only object that knows it',
    open({ n: integer, page }),
    { ...bad, limit: 1 },
    [wrong],
    ['/limit unexpected: /limit > /page/limit?']
  ],
  [
    'a text that one other key lists',
    open({ n: integer, type: { enum: ['team', 'public'] } }),
    { ...bad, visibility: 'public' },
    [wrong],
    ['/visibility unexpected: /visibility > /type?']
  ],
  [
    'what nothing is found for',
    open({ n: integer }),
    { ...bad, y: 1, z: 2 },
    [wrong],
    ['/y unexpected', '/z unexpected']
  ],
  [
    'of these eight at most',
    open({ n: integer }),
    { ...bad, a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9 },
    [wrong],
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => `/${key} unexpected`)
  ],
  [
    'the sure ones behind them, and eight others',
    open(
      Object.fromEntries(['n', ...'A B C D E F G H I J'.split(' ')].map((key) => [key, integer]))
    ),
    {
      ...bad,
      q1: 1,
      q2: 1,
      ...Object.fromEntries('a b c d e f g h i j'.split(' ').map((key) => [key, 1]))
    },
    [wrong],
    [
      ...'a b c d e f g h i j'
        .split(' ')
        .map((key) => `/${key} unexpected: /${key} > /${key.toUpperCase()}`),
      '/q1 unexpected',
      '/q2 unexpected'
    ]
  ],
  [
    'eight in all',
    open({
      n: integer,
      o: open(Object.fromEntries('a b c d e f g'.split(' ').map((key) => [key, integer])))
    }),
    { ...bad, a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1, x: 1, y: 1, z: 1 },
    [wrong],
    [
      ...'a b c d e f g'.split(' ').map((key) => `/${key} unexpected: /${key} > /o/${key}?`),
      '/x unexpected'
    ]
  ],
  [
    'nothing, where it was moved',
    open({ n: integer, q: text }, 'q'),
    { n: 1, filter: { q: 'x' } },
    [lacks('/q')],
    []
  ],
  [
    'what is left of an object, where some of it was moved',
    open({ n: integer, q: text }, 'q'),
    { n: 1, filter: { q: 'x', z: 1 } },
    [lacks('/q')],
    ['/filter unexpected']
  ],
  [
    'nothing, where any keys are asked for',
    { ...open({ n: integer, flavour: text }), additionalProperties: true },
    { ...bad, flavor: 'x' },
    [wrong],
    []
  ],
  [
    'nothing, where anything is taken under any key',
    { ...open({ n: integer, flavour: text }), additionalProperties: {} },
    { ...bad, flavor: 'x' },
    [wrong],
    []
  ],
  [
    'nothing, where each key has a schema',
    { ...open({ n: integer, flavour: text }), additionalProperties: text },
    { ...bad, flavor: 'x' },
    [wrong],
    []
  ],
  ['nothing, where no key is known', { type: 'object', minProperties: 2 }, { z: 1 }, [], []],
  [
    'nothing, where none but those is allowed, though nobody has said so yet',
    closed({ n: integer }),
    { ...bad, z: 1 },
    [wrong],
    []
  ],
  [
    'inside of an object with nothing else wrong',
    open({ n: integer, card: open({ number: text, code: text }) }),
    { ...bad, card: { nmuber: 'x', cvv: 'y' } },
    [wrong],
    ['/card/nmuber unexpected: /card/nmuber > /card/number?', '/card/cvv unexpected']
  ],
  [
    'in items of a list, together',
    open({ n: integer, rows: { type: 'array', items: open({ id: text }) } }),
    { ...bad, rows: Array.from({ length: 7 }, () => ({ id: 'x', z: 1 })) },
    [wrong],
    ['/rows/0/z unexpected']
  ],
  [
    'not in a union with a branch that takes any key',
    open({ n: integer, u: { anyOf: [open({ a: text }), { type: 'object' }] } }),
    { ...bad, u: { c: 1 } },
    [wrong],
    []
  ],
  [
    'nor with one that takes others',
    open({ n: integer, u: { oneOf: [open({ a: text }), { additionalProperties: text }] } }),
    { ...bad, u: { c: 'x' } },
    [wrong],
    []
  ],
  [
    'nor of an object that is listed as a whole',
    open({ n: integer, o: { properties: { a: text }, enum: [{ a: 'x', z: 1 }] } }),
    { ...bad, o: { a: 'x', z: 1 } },
    [wrong],
    []
  ],
  [
    'where a row has it, as one of its own',
    open({ n: integer, name: text, rows: { type: 'array', items: open({ id: text }) } }),
    { ...bad, rows: [{ id: 'x', name: 'y' }] },
    [wrong],
    ['/rows/0/name unexpected']
  ],
  [
    'a path in one key, and what only holds arguments, after what is wrong',
    open({ n: integer, limit: integer }),
    { ...bad, 'options.limit': 3 },
    [wrong],
    ['/options.limit unexpected: /options.limit > /limit?']
  ],
  [
    'not inside of what no schema names the keys of',
    open({ n: integer, meta: { type: 'object' } }),
    { ...bad, meta: { a: { b: 1 } } },
    [wrong],
    []
  ],
  [
    'inside of what is taken out of a wrapper',
    closed({ n: integer, card: open({ number: text, code: text }) }, 'card'),
    { input: { n: 1, card: { nmuber: 'x', cvv: 'y' } } },
    [lacks('/card'), issueOf('additionalProperties', '/input')],
    ['/card/nmuber unexpected: /card/nmuber > /card/number?', '/card/cvv unexpected']
  ],
  [
    'inside of JSON text',
    open({ card: open({ number: text }) }),
    { card: '{"cvv":"y"}' },
    [wants('object', '/card')],
    ['/card/cvv unexpected']
  ],
  [
    'in a union of which no branch knows it',
    open({ n: integer, u: { anyOf: [open({ a: text }), open({ b: integer })] } }),
    { ...bad, u: { c: 1 } },
    [wrong],
    ['/u/c unexpected']
  ],
  [
    'six levels below, and not seven',
    open({
      n: integer,
      o: nested(5),
      p: nested(6)
    }),
    { ...bad, o: nestedValue(5), p: nestedValue(6) },
    [wrong],
    ['/o/o/o/o/o/o/z unexpected']
  ],
  [
    'nor of one that a branch asks for',
    { ...open({ n: integer }), anyOf: [{ required: ['y'] }, { required: ['x'] }] },
    { ...bad, y: 1, z: 1 },
    [wrong],
    ['/z unexpected']
  ],
  [
    'nor of one that a condition asks for, wherever it stands',
    {
      ...open({ n: integer, kind: text }),
      allOf: [when({ properties: { kind: { const: 'a' } } }, { required: ['y'] })],
      dependentSchemas: { n: { required: ['x'] } }
    },
    { ...bad, kind: 'a', x: 1, y: 1, z: 1 },
    [wrong],
    ['/z unexpected']
  ],
  [
    'nor of one that is among the names that keys may have',
    { ...open({ n: integer }), propertyNames: { enum: ['n', 'y'] } },
    { ...bad, y: 1 },
    [wrong],
    []
  ],
  [
    'nor of one that another branch knows, through a reference that leads round',
    {
      ...open({ n: integer }),
      anyOf: [{ properties: { x: text } }, { $ref: '#/$defs/b' }],
      $defs: { b: { properties: { y: text }, allOf: [{ $ref: '#/$defs/b' }] } }
    },
    { ...bad, y: 'q', z: 1 },
    [wrong],
    ['/z unexpected']
  ],
  [
    'nor of one that another needs',
    { ...open({ n: integer }), dependentRequired: { n: ['y'] } },
    { ...bad, y: 1, z: 1 },
    [wrong],
    ['/z unexpected']
  ],
  [
    'and no move into a union that nobody could decide',
    open({ n: integer, u: { anyOf: [closed({ a: text }), closed({ y: integer })] } }),
    { ...bad, u: { b: 1 }, y: 1 },
    [wrong],
    ['/y unexpected']
  ],
  [
    'nor of one that must not be there beside others',
    { ...open({ n: integer }), not: { required: ['y'] } },
    { n: 1, y: 1, z: 1 },
    [issueOf('not', '')],
    ['/z unexpected']
  ],
  [
    'nor of one of which something else is told',
    open({ n: integer }),
    { ...bad, z: { a: 1 }, y: 1 },
    [wrong, wants('string', '/z/a')],
    ['/y unexpected']
  ],
  [
    'nor where what is left has a schema',
    { ...open({ n: integer }), unevaluatedProperties: text },
    { ...bad, z: 'x' },
    [wrong],
    []
  ],
  [
    'nor where none is left unevaluated',
    { ...open({ n: integer }), unevaluatedProperties: false },
    { ...bad, z: 1 },
    [wrong],
    []
  ],
  [
    'in an object that lacks a key, too',
    open({ o: open({ id: integer, name: text }, 'id') }),
    { o: { nmae: 'x', z: {} } },
    [lacks('/o/id')],
    ['/o/nmae unexpected: /o/nmae > /o/name?', '/o/z unexpected']
  ]
] as const) {
  test(`keys that nothing refuses: ${name}`, () => {
    assert.equal(ignoredOf(schema, value, ...issues), wanted)
  })
}

const schema = open({ n: integer, flavour: text })
const value = { ...bad, flavor: 'x' }

test('what is missing is looked for among them first', () => {
  const about = { schema: open({ id: text, ids: text }, 'id'), value: { Id: 'x' }, meant }
  const { advice = [], ignored } = advise(invalidArguments('t', { issues: [lacks('/id')] }), about)
  assert.equal(advice.map(lineOf), ['/id missing: /Id > /id'])
  assert.is(ignored, undefined)
})

test('one that has a place in what only comes to light is moved there', () => {
  const user = {
    oneOf: [
      closed({ kind: { const: 'a' }, type: text }, 'kind', 'type'),
      closed({ kind: { const: 'b' } }, 'kind')
    ]
  }
  const schema = open({ user, n: integer }, 'user')
  const value = { user: { options: { kind: 'a' } }, type: 'x' }
  const fault = invalidArguments('t', { issues: compiledIssues(schema, value) })
  const { advice = [], ignored } = advise(fault, { schema, value, meant })
  assert.equal(advice.map(lineOf), [
    '/user/options unexpected: unwrap options',
    '/user/type missing: /type > /user/type'
  ])
  assert.is(ignored, undefined)
})

test('what is unknown in one of two that move is told where it goes', () => {
  const lines = { type: 'array', items: open({ id: integer }) }
  const schema = closed({ orderId: integer, lineItems: lines }, 'orderId')
  const given = { order_id: 7, line_items: [{ id: 1, quantity: 2 }] }
  const fault = invalidArguments('t', { issues: compiledIssues(schema, given) })
  const { advice = [], ignored = [] } = advise(fault, { schema, value: given, meant })
  assert.equal(advice.map(lineOf), [
    '/orderId missing: /order_id > /orderId',
    '/line_items unexpected: /line_items > /lineItems'
  ])
  assert.equal(ignored.map(lineOf), ['/lineItems/0/quantity unexpected'])
})

test('they are told anew, and not twice', () => {
  const about = { schema, value, meant }
  const once = advise(invalidArguments('t', { issues: [wrong] }), about)
  assert.is(once.ignored?.length, 1)
  assert.equal(advise(once, about), once)
  const { ignored: _, ...bare } = once
  assert.equal(advise(once, { schema: open({ n: integer, flavor: text }), value, meant }), {
    ...bare
  })
})

test('parts that share their parts are looked at once each', () => {
  const defs = Array.from({ length: 6 }, (_, level): readonly [string, object] => [
    `d${level}`,
    { allOf: Array.from({ length: 200 }, () => ({ $ref: `#/$defs/d${level + 1}` })) }
  ])
  const schema = {
    ...open({ n: integer }),
    not: { $ref: '#/$defs/d0' },
    $defs: { ...Object.fromEntries(defs), d6: { required: ['y'] } }
  }
  assert.equal(ignoredOf(schema, { ...bad, y: 1, z: 1 }, wrong), ['/z unexpected'])
})

test('no list of errors names them', () => {
  const verdict = judge(compile)({ name: 't', inputSchema: schema }, value)
  assert.is(verdict.valid, false)
  if (verdict.valid || verdict.fault.kind !== 'invalid_arguments') return
  const { fault } = verdict
  assert.is(fault.ignored?.length, 1)
  const { errors } = ncp({ valid: false, fault })
  for (const wire of [oxp(fault), badRequest(fault), problemDetails(fault).body, errors]) {
    assert.not.match(JSON.stringify(wire), 'flavor')
  }
})

test.run()
