import { own, type Remark, type Verdict } from '@toolfault/model'
import * as ncp from '@toolfault/protocols/ncp'
import { decode, decodeCapability } from '@toolfault/protocols/ncp/read'
import { en } from '@toolfault/words/en'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { seen } from '../../laws/read.js'

const test = suite('protocols/ncp/sorts')

const read = (wire: unknown): Verdict => {
  const answer = decode(wire)
  if (answer._tag === 'Left') throw new Error(JSON.stringify([wire, answer.left]))
  return answer.right.value
}

test('a yes is no more than that, and a no without errors is a no [Output Format, N6]', () => {
  for (const more of [{}, { errors: null, warnings: null }, { errors: [], warnings: [] }])
    assert.equal(read({ valid: true, ...more }), { valid: true })
  assert.equal(read({ valid: true, errors: ['a'], warnings: ['b'] }), {
    valid: true,
    warnings: [
      { id: 'said', text: 'a' },
      { id: 'said', text: 'b' }
    ]
  })
  assert.equal(read({ valid: false }), {
    valid: false,
    fault: { kind: 'invalid_arguments', issues: [] }
  })
  assert.equal(seen(ncp.encode({ valid: true })), {
    valid: true,
    errors: [],
    warnings: [],
    suggestions: []
  })
})

test('a validator that stopped counting says so of arguments alone', () => {
  const warnings = ['w', en.faults.truncated]
  assert.equal(read({ valid: false, errors: ['e'], warnings }), {
    valid: false,
    fault: {
      kind: 'invalid_arguments',
      issues: [{ path: [], kind: 'unknown', message: 'e' }],
      truncated: true
    },
    warnings: [{ id: 'said', text: 'w' }]
  })
  assert.equal(read({ valid: false, errors: ['Unknown tool: x'], warnings }), {
    valid: false,
    fault: { kind: 'unknown_tool', tool: 'x' },
    warnings: warnings.map((text) => ({ id: 'said', text }))
  })
  const first = [en.faults.truncated, 'w']
  assert.equal(own(read({ valid: false, errors: ['e'], warnings: first }), 'warnings'), [
    { id: 'said', text: first[0] },
    { id: 'said', text: 'w' }
  ])
})

test('the tool that was meant is the first suggestion, in our words', () => {
  const no = (suggestions: ReadonlyArray<string>): Verdict =>
    read({ valid: false, errors: ['Unknown tool: x'], suggestions })
  assert.equal(no(['Did you mean `y`?', 'z']), {
    valid: false,
    fault: { kind: 'unknown_tool', tool: 'x', suggestion: 'y' },
    suggestions: [{ id: 'said', text: 'z' }]
  })
  for (const text of ['Oh: Did you mean `y`?', 'Did you mean `y`? Oh', 'Did you mean y?'])
    assert.equal(no([text]), {
      valid: false,
      fault: { kind: 'unknown_tool', tool: 'x' },
      suggestions: [{ id: 'said', text }]
    })
})

// Row N8: what may be ignored, in the words that the writer has for it.
const remarks: ReadonlyArray<readonly [warning: string, remark: object]> = [
  ['Parameter "a" is not in the schema and may be ignored', { id: 'ignored_key', path: ['a'] }],
  ['Parameter "a.b" is deprecated', { id: 'deprecated', path: ['a', 'b'] }],
  [
    'Parameter "a" is deprecated: it is not in use',
    { id: 'deprecated', path: ['a'], description: 'it is not in use' }
  ],
  ['The Parameter "a" is deprecated', { id: 'said', text: 'The Parameter "a" is deprecated' }],
  ['Parameter "a" is old', { id: 'said', text: 'Parameter "a" is old' }]
]

for (const [warning, remark] of remarks) {
  test(`${warning} is ${String(own(remark, 'id'))}`, () => {
    assert.equal(read({ valid: true, warnings: [warning], suggestions: [] }), {
      valid: true,
      warnings: [remark]
    })
  })
}

test('a remark that says nothing is left out, and of many 64 warnings and 256 suggestions stand', () => {
  const remarks = (count: number): ReadonlyArray<Remark> =>
    Array.from({ length: count }, (_, at) => ({ id: 'said', text: at === 0 ? '' : `r${at}` }))
  const few = ncp.encode({ valid: true, warnings: remarks(3), suggestions: remarks(3) })
  assert.equal(few.warnings, ['r1', 'r2'])
  assert.equal(few.suggestions, ['r1', 'r2'])
  const many = ncp.encode({ valid: true, warnings: remarks(300), suggestions: remarks(300) })
  assert.is(many.warnings.length, 63)
  assert.is(many.suggestions?.length, 255)
  const misspelt = ncp.encode({
    valid: true,
    warnings: Array.from({ length: 70 }, (_, at) => ({
      id: 'misspelt_key',
      path: [`k${at}`],
      suggestion: [`s${at}`]
    }))
  })
  assert.is(misspelt.warnings.length, 64)
  assert.is(misspelt.suggestions?.length, 64)
  const cut = ncp.encode({
    valid: false,
    warnings: remarks(70),
    fault: { kind: 'invalid_arguments', issues: [], truncated: true }
  })
  assert.is(cut.warnings.length, 64)
  assert.is(cut.warnings.at(-1), en.faults.truncated)
})

test('a sentence of more than 2 000 characters is nobody’s wording', () => {
  const kindOf = (length: number): unknown => {
    const head = 'Missing required parameter: '
    const errors = [head + 'a'.repeat(length - head.length)]
    return own(own(own(own(read({ valid: false, errors }), 'fault'), 'issues'), '0'), 'kind')
  }
  assert.is(kindOf(2_000), 'missing')
  assert.is(kindOf(2_001), 'unknown')
})

// The four wordings for a tool that nobody knows (facts, Appendix B).
test('a tool that nobody knows is named by four sentences, and by no other', () => {
  for (const error of [
    'Unknown tool: x',
    'Tool not found: x',
    "Tool not found: x. Use 'list' to see them",
    'Invalid tool format: "x"',
    'Invalid tool format: "x". Use server:tool',
    'Tool x not found'
  ])
    assert.equal(own(own(read({ valid: false, errors: [error] }), 'fault'), 'tool'), 'x', error)
  for (const error of [
    'An Unknown tool: x',
    'A Tool not found: x',
    'An Invalid tool format: "x"',
    'Invalid tool format: "x" or so',
    'The Tool x not found',
    'Tool x not found here',
    'Tool x y not found'
  ])
    assert.is(
      own(own(read({ valid: false, errors: [error] }), 'fault'), 'kind'),
      'invalid_arguments',
      error
    )
})

// Row N12: alone, in a result, in a response, in what a client announces.
test('a capability is found in each place where one is announced', () => {
  const yes = { supported: true }
  const under = (at: ReadonlyArray<string>, inside: unknown): unknown =>
    at.reduceRight((value, key) => ({ [key]: value }), inside)
  for (const base of [
    [],
    ['capabilities'],
    ['result', 'capabilities'],
    ['params', 'capabilities'],
    ['result']
  ])
    for (const place of [
      ['experimental', 'toolValidation'],
      ['extensions', 'x/toolValidation'],
      ['extensions', 'a.b/c/tool-validation'],
      ['toolValidation']
    ]) {
      const at = [...base, ...place]
      const found = decodeCapability(under(at, yes))
      assert.equal(own(own(found, 'right'), 'at'), at)
      const no = decodeCapability(under(at, { supported: 'yes' }))
      assert.equal(own(own(own(no, 'left'), '0'), 'path'), [...at, 'supported'])
    }
  for (const at of [
    ['params'],
    ['extensions', 'toolValidation'],
    ['extensions', '/toolValidation'],
    ['extensions', 'x/toolValidations'],
    ['other', 'toolValidation']
  ])
    assert.is(decodeCapability(under(at, yes))._tag, 'Left', at.join('/'))
})

test('what is no verdict is a no in one sentence', () => {
  const junk: unknown = null
  // A border: what a careless caller hands in.
  assert.equal(ncp.encode(junk as Verdict), {
    valid: false,
    errors: ['Internal error'],
    warnings: []
  })
})

test('what is no verdict is that in the language of the form, too', () => {
  const internal = 'Ein Fehler im Werkzeug'
  const pack = { ...en, faults: { ...en.faults, internal } }
  for (const junk of [null, [], {}, { valid: 'true' }, { valid: false, fault: 'no' }] as const) {
    // A border: what a careless caller hands in.
    const given: unknown = junk
    assert.equal(ncp.encode(given as Verdict, { pack }).errors, [internal], JSON.stringify(junk))
  }
})

test.run()
