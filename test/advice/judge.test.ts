import { judge } from '@toolfault/advice/judge'
import {
  type Compile,
  type Findings,
  invalidSchema,
  left,
  own,
  right,
  type Tool,
  type Verdict
} from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/judge')

const ajv = judge(compile)

const toolOf = (inputSchema: unknown): Tool => ({ name: 't', inputSchema })

const judged = (inputSchema: unknown, args: unknown): Verdict => ajv(toolOf(inputSchema), args)

test('a call that fits is valid and nothing else', () => {
  assert.equal(judged({ properties: { a: { type: 'string' } } }, { a: 'x' }), { valid: true })
})

test('a call that does not fit is an advised fault of the tool', () => {
  const verdict = judged({ required: ['a'], properties: { a: { type: 'string' } } }, {})
  assert.equal(verdict, {
    valid: false,
    fault: {
      kind: 'invalid_arguments',
      tool: 't',
      issues: [
        {
          path: ['a'],
          kind: 'missing',
          keyword: 'required',
          message: "must have required property 'a'"
        }
      ],
      advice: [
        {
          path: ['a'],
          kind: 'missing',
          expected: { id: 'type', types: ['string'] },
          fix: { id: 'add', types: ['string'] },
          about: { parameterType: 'string' }
        }
      ],
      asking: { required: ['a'] }
    }
  })
})

test('a tool without a schema takes anything (F7, "Tools Without inputSchema")', () => {
  for (const value of [{}, null, 7, [1]]) assert.equal(ajv({ name: 't' }, value), { valid: true })
})

test('a tool in the spelling of OXP is judged by its schema', () => {
  const tool = { name: 't', input_schema: { type: 'object', required: ['a'] } }
  assert.is(ajv(tool, {}).valid, false)
  assert.is(ajv(tool, { a: 1 }).valid, true)
})

test('null is judged as null [V8]', () => {
  assert.is(judged({ type: 'object' }, null).valid, false)
})

test('a schema that cannot be compiled is a fault of the tool [V5]', () => {
  const verdict = judged({ type: 'objekt' }, {})
  assert.is(verdict.valid, false)
  if (verdict.valid) return
  assert.equal([verdict.fault.kind, verdict.fault.tool], ['invalid_schema', 't'])
})

test('arguments too deep to be walked say so', () => {
  let value: unknown = []
  for (let level = 0; level < 20_000; level++) value = [value]
  const verdict = judged({ type: 'array', items: { $ref: '#' } }, value)
  assert.match(JSON.stringify(verdict), 'nested too deeply')
})

const known = { properties: { a: true } }

for (const [name, schema, args, keys] of [
  ['each key that it does not know', known, { a: 1, b: 2, 'c/d': 3 }, ['b', 'c/d']],
  ['a key called __proto__', known, JSON.parse('{"__proto__": 1}'), ['__proto__']],
  ['a key that objects inherit', known, { constructor: 1 }, ['constructor']],
  ['no key that it knows', known, { a: 1 }, []],
  ['no key of a schema without properties', { type: 'object' }, { b: 1 }, []],
  ['no key with a schema of its own', { ...known, additionalProperties: {} }, { b: 1 }, []],
  ['no key that is evaluated elsewhere', { ...known, unevaluatedProperties: {} }, { b: 1 }, []],
  [
    'no key that a pattern may claim',
    { ...known, patternProperties: { '^b': true } },
    { b: 1 },
    []
  ],
  [
    'no key that another part may claim',
    { ...known, allOf: [{ properties: { b: true } }] },
    { b: 1 },
    []
  ],
  ['no key behind a reference', { ...known, $ref: '#/$defs/x', $defs: { x: true } }, { b: 1 }, []],
  ['no item of a list', known, ['b'], []],
  ['a key that is let through by name', { ...known, additionalProperties: true }, { b: 1 }, ['b']]
] as const) {
  test(`a valid call has a warning for ${name} [N8]`, () => {
    const warnings = keys.map((key) => ({ id: 'ignored_key', path: [key] }))
    const wanted = warnings.length > 0 ? { valid: true, warnings } : { valid: true }
    assert.equal(judged(schema, args), wanted)
  })
}

test('at most 16 warnings are given', () => {
  const args = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`k${at}`, at]))
  assert.is(judged(known, args).warnings?.length, 16)
})

/** A compiler that counts its calls. */
const counting = (): { readonly compile: Compile; readonly count: () => number } => {
  let calls = 0
  return {
    compile: () => {
      calls++
      return right((): Findings => ({ issues: [] }))
    },
    count: () => calls
  }
}

test('a schema is compiled once for one object', () => {
  const { compile, count } = counting()
  const decide = judge(compile)
  const tool = toolOf({ type: 'object' })
  for (let call = 0; call < 5; call++) decide(tool, {})
  assert.is(count(), 1)
})

test('a schema without a text of its own is compiled once for one object', () => {
  const { compile, count } = counting()
  const decide = judge(compile)
  const tool = toolOf({ a: () => 1 })
  for (let call = 0; call < 5; call++) decide(tool, {})
  assert.is(count(), 1)
})

test('a schema is compiled once for one text', () => {
  const { compile, count } = counting()
  const decide = judge(compile)
  for (let call = 0; call < 5; call++) decide(toolOf(JSON.parse('{"type": "object"}')), {})
  decide(toolOf({ type: 'array' }), {})
  assert.is(count(), 2)
})

test('what cannot be compiled is compiled once, too', () => {
  let calls = 0
  const decide = judge(() => {
    calls++
    return left(invalidSchema('no'))
  })
  for (let call = 0; call < 3; call++) decide(toolOf({ type: 'object' }), {})
  assert.is(calls, 1)
})

const symbol = Symbol('kind')

for (const [name, a, b] of [
  ['symbols', { [symbol]: 'a' }, { [symbol]: 'b' }],
  ['functions', { a: () => 1 }, { a: () => 2 }],
  ['expressions', { a: /a/ }, { a: /b/ }],
  ['numbers that JSON lacks', { a: Number.NaN }, { a: null }],
  ['hidden members', Object.defineProperty({}, '~kind', { value: 'a' }), {}],
  ['members that are undefined', { a: [undefined] }, { a: [null] }],
  ['a conversion of their own', { toJSON: () => 1, a: 1 }, { toJSON: () => 1, a: 2 }]
] as const) {
  test(`schemas that differ in what JSON does not say are two: ${name}`, () => {
    const { compile, count } = counting()
    const decide = judge(compile)
    decide(toolOf(a), {})
    decide(toolOf(b), {})
    assert.is(count(), 2)
  })
}

test('the cache of texts is bounded, and the least recently used goes first', () => {
  const { compile, count } = counting()
  const decide = judge(compile)
  const use = (at: number): Verdict => decide(toolOf({ maximum: at }), {})
  for (let at = 0; at < 256; at++) use(at)
  use(0)
  use(256)
  assert.is(count(), 257)
  use(0)
  assert.is(count(), 257)
  use(1)
  assert.is(count(), 258)
})

test('boolean schemas and schemas with a cycle are judged', () => {
  assert.is(judged(false, {}).valid, false)
  const cycle: { self?: object } = {}
  cycle.self = cycle
  const { compile } = counting()
  assert.equal(judge(compile)(toolOf(cycle), {}), { valid: true })
})

test('a compiler that throws is a fault of the server, each time', () => {
  let calls = 0
  const decide = judge(() => {
    calls++
    throw new Error('no')
  })
  const tool = toolOf({})
  assert.equal(decide(tool, {}), { valid: false, fault: { kind: 'internal' } })
  assert.equal(decide(tool, {}), { valid: false, fault: { kind: 'internal' } })
  assert.is(calls, 2)
})

test('a check that throws is a fault of the server', () => {
  const decide = judge(() =>
    right(() => {
      throw new Error('no')
    })
  )
  assert.equal(decide(toolOf({}), {}), { valid: false, fault: { kind: 'internal' } })
})

const required = {
  required: ['a', 'b', 'c'],
  properties: { a: { type: 'string' }, b: { minLength: 3 }, c: true }
}

test('a blank text that the schema accepts is there [A16]', () => {
  assert.equal(judged(required, { a: ' ', b: 'text', c: 0 }), { valid: true })
})

test('with blankIsMissing it is missing [A16]', () => {
  const verdict = judge(compile, { blankIsMissing: true })(toolOf(required), {
    a: ' \t\n',
    b: '',
    c: 0
  })
  assert.is(verdict.valid, false)
  if (verdict.valid || verdict.fault.kind !== 'invalid_arguments') return
  assert.equal(
    verdict.fault.issues.map(({ keyword, kind, path }) => [path[0], kind, keyword]),
    [
      ['b', 'size', 'minLength'],
      ['a', 'missing', 'required']
    ]
  )
})

test('with blankIsMissing a text, a number and what is not required are there [A16]', () => {
  const strict = judge(compile, { blankIsMissing: true })
  const schema = { required: ['a', 'n'], properties: { a: true, n: true, o: true } }
  assert.equal(strict(toolOf(schema), { a: 'x', n: 0, o: ' ' }), { valid: true })
})

test('a null in the place of the options is no option', () => {
  // A border: a sloppy caller.
  assert.equal(judge(compile, null as never)(toolOf({}), {}), { valid: true })
})

test('neither the schema nor the arguments are written to', () => {
  const schema = Object.freeze({ required: Object.freeze(['a']), properties: Object.freeze({}) })
  const args = Object.freeze({ b: 1 })
  const verdict = judged(schema, args)
  assert.is(verdict.valid, false)
  assert.is(own(args, 'a'), undefined)
})

test('with blankIsMissing blanks in objects and in items of arrays are found too [A16]', () => {
  const guest = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] }
  const schema = {
    properties: { guest: { $ref: '#/$defs/guest' }, others: { type: 'array', items: guest } },
    $defs: { guest }
  }
  const verdict = judge(compile, { blankIsMissing: true })(toolOf(schema), {
    guest: { name: ' ' },
    others: [{ name: 'Ann' }, { name: '' }]
  })
  assert.equal(
    verdict.valid || (verdict.fault.kind === 'invalid_arguments' && verdict.fault.issues),
    [
      { path: ['guest', 'name'], kind: 'missing', keyword: 'required' },
      { path: ['others', '1', 'name'], kind: 'missing', keyword: 'required' }
    ]
  )
})

test('a tool of a class, whose schema is a getter, is judged by it', () => {
  class Weather {
    readonly name = 'weather'
    get inputSchema(): unknown {
      return { required: ['city'] }
    }
  }
  assert.is(ajv(new Weather(), {}).valid, false)
})

test('a schema that cannot be read makes no call valid', () => {
  const broken = {
    name: 't',
    get inputSchema(): unknown {
      throw new Error('no')
    }
  }
  const verdict = ajv(broken, {})
  assert.is(verdict.valid || verdict.fault.kind, 'invalid_schema')
})

test('a key that is let through is a warning beside what is wrong [N8]', () => {
  const schema = { properties: { group_id: { type: 'string' } }, required: ['group_id'] }
  const verdict = judged(schema, { groupId: 'x' })
  assert.is(verdict.valid, false)
  assert.equal(verdict.warnings, [
    { id: 'misspelt_key', path: ['groupId'], suggestion: ['group_id'] }
  ])
})

test('a key that the schema refuses is no warning', () => {
  for (const closed of [{ additionalProperties: false }, { unevaluatedProperties: false }]) {
    assert.is(judged({ properties: { a: true }, ...closed }, { b: 1 }).warnings, undefined)
  }
})

test.run()
