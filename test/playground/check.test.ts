import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { check, compilers, examples, underlined, validators } from './parts.js'

const test = suite('playground/check')

const schema = {
  type: 'object',
  properties: {
    steps: { type: 'integer' },
    pace: { enum: ['slow', 'quick'] },
    to: { type: 'string' }
  },
  required: ['steps', 'to'],
  additionalProperties: false
}

const asked = {
  kind: 'check',
  tool: JSON.stringify({ name: 'walk', inputSchema: schema }),
  args: '{"steps": "10", "pace": "quik", "goal": true}',
  validator: 'ajv',
  wire: 'oxp',
  form: '2026-07-28'
} as const

const answered = (
  more: Partial<Parameters<typeof check>[0]>
): Extract<ReturnType<typeof check>, { kind: 'checked' }> => {
  const answer = check({ ...asked, ...more })
  if (answer.kind !== 'checked') throw new TypeError(JSON.stringify(answer))
  return answer
}

test('each place is underlined: values, keys, and the object that lacks one', () => {
  const { marks } = answered({})
  const places = underlined(asked.args, marks).map(({ from, severity, to }) => [
    asked.args.slice(from, to),
    severity
  ])
  assert.equal(places, [
    ['{', 'error'],
    ['"goal"', 'error'],
    ['"10"', 'error'],
    ['"quik"', 'error']
  ])
})

test('what is certain is picked, what is likely is proposed', () => {
  const { mended, offers } = answered({})
  assert.equal(
    offers.map(({ changes, grade, isPicked }) => [grade, isPicked, ...changes]),
    [
      ['certain', true, 'steps: "10" → 10'],
      ['likely', false, 'pace: "quik" → "quick"'],
      ['guess', false, 'goal: leave out']
    ]
  )
  assert.equal(JSON.parse(mended?.after ?? ''), { steps: 10, pace: 'quik', goal: true })
  assert.is(mended?.left.length, 3)
})

test('what is picked is done, and what is left is said', () => {
  const { mended, offers } = answered({ picked: [1] })
  assert.equal(
    offers.map(({ isPicked }) => isPicked),
    [false, true, false]
  )
  assert.equal(JSON.parse(mended?.after ?? ''), { steps: '10', pace: 'quick', goal: true })
  assert.is(answered({ picked: [] }).mended, undefined)
})

test('a number that would be another after a repair is not touched', () => {
  const { hindrance, mended, offers } = answered({
    args: '{"steps": "10", "to": 12345678901234567890}'
  })
  assert.equal([hindrance, mended, offers.length > 0], ['rounded', undefined, true])
  for (const args of [
    '{"steps": "10", "to": 0.1}',
    '{"steps": "12345678901234567890", "to": 1e300}'
  ]) {
    assert.is(answered({ args }).hindrance, undefined)
  }
})

test('more things than are shown are counted', () => {
  const args = JSON.stringify(
    Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`k${at}`, at]))
  )
  const { more, points } = answered({ args })
  assert.equal([points.length, more > 0], [64, true])
  const many = JSON.stringify(
    Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`k${at}`, at]))
  )
  assert.is(answered({ args: many }).hindrance, 'many')
})

test('what the advice leaves aside is told at the opening of its value alone', () => {
  const label = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] }
  const tool = JSON.stringify({ properties: { a: { oneOf: [{ type: 'string' }, label] } } })
  const args = '{"a": {\n"name": 1}}'
  const places = underlined(args, answered({ args, tool }).marks)
  assert.equal(
    places.map(({ from, severity, to }) => [args.slice(from, to), severity]),
    [
      ['1', 'error'],
      ['{', 'info']
    ]
  )
})

test('a wire says how it travels, and which fields a reader has not', () => {
  const { written } = answered({})
  assert.is(written.way, 'HTTP 422')
  // OXP's ValidationErrorResponse has a message and parameter_errors: no name of the tool.
  assert.equal(
    written.keeps.find(({ field }) => field === 'tool'),
    { field: 'tool', kept: 'none', lost: [] }
  )
  assert.is(written.keeps.find(({ field }) => field === 'kind')?.kept, 'whole')
})

test('MCP is written in the revision that is chosen', () => {
  const of = (form: string): unknown => {
    const { text = '' } = answered({ wire: 'mcp', form }).written
    return JSON.parse(text).resultType
  }
  assert.equal(['2026-07-28', '2025-06-18', 'nonsense'].map(of), [
    'complete',
    undefined,
    'complete'
  ])
})

test('a wire that has no form for a valid call says nothing', () => {
  const { isValid, written } = answered({ args: '{"steps": 1, "to": "Rome"}' })
  assert.is(isValid, true)
  assert.equal(written, { text: undefined, way: '', keeps: [] })
})

test('the validators are those of the command line', () =>
  assert.equal([...compilers.keys()], [...validators]))

test('all validators find the same places', () => {
  const places = ['ajv', 'typebox', 'cfworker'].map((validator) =>
    answered({ validator })
      .marks.map(({ on, path }) => `${on} ${path.join('.')}`)
      .sort()
  )
  assert.equal(places[1], places[0])
  assert.equal(places[2], places[0])
})

test('a bare schema and a list of tools are tools', () => {
  assert.is(answered({ tool: JSON.stringify(schema) }).points.length, 4)
  for (const name of ['tools', 'items'])
    assert.is(answered({ tool: `{"${name}": [${asked.tool}]}` }).points.length, 4)
  // Draft-07: `items` may be a list of schemas.
  const $schema = 'http://json-schema.org/draft-07/schema#'
  const pair = { $schema, items: [{ type: 'string' }] }
  assert.is(answered({ tool: JSON.stringify(pair), args: '[1]' }).points.length, 1)
})

for (const [name, more, answer] of [
  [
    'arguments that are no JSON have an offset',
    { args: '{"a": 1,}' },
    {
      kind: 'unusable',
      where: 'args',
      detail: 'This is not JSON: line 1, column 9, expected a key.',
      at: 8
    }
  ],
  [
    'a mark that nobody sees is named',
    { args: '\uFEFF{}' },
    {
      kind: 'unusable',
      where: 'args',
      detail:
        'This begins with an invisible mark (a byte order mark, U+FEFF), which JSON has not: leave it out.',
      at: 0
    }
  ],
  [
    'a tool that is none is said to be none',
    { tool: '[1]' },
    {
      kind: 'unusable',
      where: 'tool',
      detail: 'This is neither a tool with a name and an inputSchema nor a JSON Schema.'
    }
  ],
  [
    'too long a text is not judged',
    { args: `"${'a'.repeat(200_001)}"` },
    { kind: 'unusable', where: 'args', detail: 'This is longer than 200000 characters.' }
  ]
] as const) {
  test(name, () => assert.equal(check({ ...asked, ...more }), answer))
}

test('a schema that cannot be compiled is the tool that is of no use', () => {
  const answer = check({ ...asked, tool: '{"type": "nothing"}' })
  assert.is(answer.kind === 'unusable' && answer.where, 'tool')
})

test('arguments of ten thousand levels are answered', () => {
  const args = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
  for (const validator of ['ajv', 'typebox', 'cfworker']) {
    assert.is(answered({ args, validator, tool: '{"type":"object"}' }).isValid, false)
  }
})

test('a dozen real tools, each with a source, a licence and a call that fails', () => {
  const mendable: Array<string> = []
  assert.is(examples.length, 12)
  assert.is(new Set(examples.map(({ id }) => id)).size, 12)
  for (const { args, id, origin, tool } of examples) {
    assert.match(origin.licence, /^(?:MIT|Apache-2\.0)$/, id)
    assert.match(origin.commit, /^[\da-f]{40}$/, id)
    const texts = { tool: JSON.stringify(tool), args: JSON.stringify(args) }
    const { isValid, offers, points } = answered(texts)
    assert.is(isValid, false, id)
    assert.ok(points.length > 0, id)
    if (offers.length > 0) mendable.push(id)
  }
  // Of one nobody can say what was meant.
  assert.equal(
    examples.map(({ id }) => id).filter((id) => !mendable.includes(id)),
    ['memory']
  )
})

test.run()
