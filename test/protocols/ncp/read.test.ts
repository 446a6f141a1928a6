import { type Fault, isList, own, type Verdict } from '@toolfault/model'
import * as ncp from '@toolfault/protocols/ncp'
import { decode, keep, loses } from '@toolfault/protocols/ncp/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { seen, writtenBack } from '../../laws/read.js'

const test = suite('protocols/ncp/read')

const read = (wire: unknown): { value: Verdict; form: unknown; notes: unknown } => {
  const answer = decode(wire)
  if (answer._tag === 'Left') throw new TypeError(JSON.stringify(answer.left))
  writtenBack(wire, decode, ncp.encode)
  const { notes = [], read: _, ...form } = answer.right.form
  return { value: answer.right.value, form, notes }
}

const faultOf = (...errors: ReadonlyArray<string>): unknown =>
  own(read({ valid: false, errors, warnings: [], suggestions: [] }).value, 'fault')

const unknown = (message: string): object => ({ path: [], kind: 'unknown', message })

test('a yes with its remarks [Output Format]', () => {
  const wire = { valid: true, errors: [], warnings: ['W'], suggestions: ['S'] }
  assert.equal(read(wire), {
    value: {
      valid: true,
      warnings: [{ id: 'said', text: 'W' }],
      suggestions: [{ id: 'said', text: 'S' }]
    },
    form: {},
    notes: []
  })
})

test('absent suggestions are told apart from none [N7]', () => {
  assert.equal(read({ valid: true, errors: [], warnings: [] }).form, { suggestions: false })
  assert.equal(read({ valid: true, suggestions: [] }).form, {})
  assert.equal(read({ valid: true, errors: null, suggestions: null }).form, { suggestions: false })
})

test('any sentence is an issue with its sentence', () => {
  // MCP_VALIDATION_PROTOCOL.md, "Example Response (Invalid)".
  const said = 'Path does not exist: /nonexistent/file.txt'
  assert.equal(read({ valid: false, errors: [said], warnings: [] }), {
    value: { valid: false, fault: { kind: 'invalid_arguments', issues: [unknown(said)] } },
    form: { suggestions: false },
    notes: []
  })
})

test('the wordings of the documents and of the reference name a parameter [facts, Appendix B]', () => {
  const missing = 'Missing required parameter: '
  for (const [said, path, kind, keyword] of [
    [`${missing}path`, 'path', 'missing', 'required'],
    [`${missing}"path"`, 'path', 'missing', 'required'],
    ['Parameter "s" type mismatch: expected string, got number', 's', 'type', 'type'],
    ['Parameter "n" must be an integer, got 1.5', 'n', 'type', 'type'],
    ['Parameter "e" must be one of: a, b', 'e', 'choice', 'enum'],
    ['Parameter "p": expected string, got number', 'p', 'type', 'type']
  ] as const) {
    const issue = { path: [path], kind, keyword, message: said }
    assert.equal(faultOf(said, 'other'), {
      kind: 'invalid_arguments',
      issues: [issue, unknown('other')]
    })
    // The same sentence is told again, without the wire that it came in.
    const value = { valid: false, fault: faultOf(said) } as Verdict
    assert.equal(ncp.encode(value).errors, [said])
  }
})

test('a dotted name is a place inside an object, and that is said [A17]', () => {
  const errors = ['Missing required parameter: guest.name']
  const { notes, value } = read({ valid: false, errors })
  assert.equal(own(own(value, 'fault'), 'issues'), [
    { path: ['guest', 'name'], kind: 'missing', keyword: 'required', message: errors[0] }
  ])
  assert.equal(notes, ['from_text', 'dotted_names'])
})

test('a tool that nobody knows, in three wordings', () => {
  assert.equal(faultOf('Unknown tool: x'), { kind: 'unknown_tool', tool: 'x' })
  for (const [message, tool] of [
    ["Tool not found: m:nope. Use 'ncp find' to discover available tools.", 'm:nope'],
    ['Invalid tool format: "t". Expected format: "mcp_name:tool_name"', 't']
  ] as const) {
    assert.equal(faultOf(message), { kind: 'unknown_tool', tool, message })
    const fault: Fault = { kind: 'unknown_tool', tool, message }
    assert.equal(ncp.encode({ valid: false, fault }).errors, [message])
  }
})

test('the tool that was meant is read from our own suggestion', () => {
  const fault: Fault = { kind: 'unknown_tool', tool: 'bok', suggestion: 'book' }
  assert.equal(keep({ valid: false, fault }), { valid: false, fault })
})

test('whole faults in our own words', () => {
  assert.equal(faultOf('Parse error: line 1'), {
    kind: 'malformed_request',
    reason: 'syntax',
    detail: 'line 1'
  })
  assert.equal(faultOf('Invalid schema: no'), { kind: 'invalid_schema', detail: 'no' })
  assert.equal(faultOf('Internal error'), { kind: 'internal' })
  assert.equal(faultOf('validation failed'), { kind: 'invalid_arguments', issues: [] })
  assert.equal(faultOf(), { kind: 'invalid_arguments', issues: [] })
})

test('what is not listed is counted, and a validator that stopped is told', () => {
  const warnings = ['W', 'The validator stopped counting; there may be more.']
  const { value } = read({ valid: false, errors: ['E', 'and 3 more'], warnings, suggestions: [] })
  assert.equal(value, {
    valid: false,
    fault: {
      kind: 'invalid_arguments',
      issues: [unknown('E')],
      unlisted: 3,
      truncated: true
    },
    warnings: [{ id: 'said', text: 'W' }]
  })
})

test('our own warnings are read as what they remark on, as long as they are told again so', () => {
  const verdict: Verdict = {
    valid: true,
    warnings: [
      { id: 'misspelt_key', path: ['a'], suggestion: ['b', 'c'] },
      { id: 'ignored_key', path: ['d'] },
      { id: 'deprecated', path: ['e'], description: 'Use f' }
    ]
  }
  assert.equal(keep(verdict), verdict)
  assert.equal(loses(verdict), [])
  // The rename comes behind what mends an error, where a reader cannot tell the two apart.
  const fault: Fault = { kind: 'invalid_arguments', issues: [], guidance: 'Ask.' }
  const kept = keep({ ...verdict, valid: false, fault })
  assert.equal(
    kept.warnings?.map(({ id }) => id),
    ['said', 'ignored_key', 'deprecated']
  )
})

test('a yes with errors is a yes, and warns of them [N6]', () => {
  const { notes, value } = read({ valid: true, errors: ['E'], warnings: ['W'] })
  assert.equal(value, {
    valid: true,
    warnings: [
      { id: 'said', text: 'E' },
      { id: 'said', text: 'W' }
    ]
  })
  assert.equal(notes, ['valid_with_errors'])
})

const verdict = { valid: false, errors: ['E'], warnings: [], validationMethod: 'mcp-native' }
const text = JSON.stringify(verdict, null, 2)
const blocks = [
  { type: 'image', data: 'AA==', mimeType: 'image/png' },
  { type: 'text', text: 'Checked.' },
  { type: 'text', text }
]

test('a verdict is found in whatever it comes in', () => {
  for (const [wire, at] of [
    [verdict, undefined],
    [text, [[]]],
    [blocks, [['2', 'text']]],
    [{ resultType: 'complete', content: blocks }, [['content', '2', 'text']]],
    [
      { content: blocks, structuredContent: verdict },
      [['content', '2', 'text'], ['structuredContent']]
    ],
    [{ success: true, content: text }, [['content']]],
    [{ success: false, content: verdict }, [['content']]],
    [{ success: true, content: blocks }, [['content', '2', 'text']]],
    [{ jsonrpc: '2.0', id: 1, result: { content: blocks } }, [['result', 'content', '2', 'text']]]
  ] as const) {
    const { form, value } = read(wire)
    assert.equal(own(own(value, 'fault'), 'issues'), [unknown('E')])
    const within = at === undefined ? {} : { within: { wire, at } }
    assert.equal(form, { suggestions: false, ...within })
  }
})

test('an edited verdict goes back in what it came in, with its other members', () => {
  const wire = {
    content: [{ type: 'text', text: JSON.stringify({ ...verdict, errors: ['E', 'F'] }) }]
  }
  const answer = decode(wire)
  assert.is(answer._tag, 'Right')
  if (answer._tag === 'Left') return
  const fault = { kind: 'invalid_arguments', issues: [unknown('F')] } as Fault
  const again = seen(ncp.encode({ valid: false, fault }, answer.right.form))
  const content = own(again, 'content')
  const [block] = isList(content) ? content : []
  assert.equal(JSON.parse(String(own(block, 'text'))), { ...verdict, errors: ['F'] })
})

test('what holds no verdict is refused politely', () => {
  for (const [wire, said] of [
    [{ content: [{ type: 'text', text: 'done' }] }, /no verdict/],
    [{ content: [{ type: 'text', text: 'Boom' }], isError: true }, /validation itself failed/],
    [{ success: false, error: 'Boom' }, /validation itself failed/],
    [
      { jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'Boom' } },
      /validation itself failed/
    ],
    [{ experimental: { toolValidation: { supported: true } } }, /no verdict/],
    [{ tool: 't', arguments: {} }, /no verdict/]
  ] as const) {
    const answer = decode(wire)
    assert.is(answer._tag, 'Left')
    if (answer._tag === 'Left') assert.match(answer.left[0]?.message ?? '', said)
  }
  const bad = decode({ content: { valid: 1, errors: [{}] } })
  assert.equal(bad._tag === 'Left' && bad.left.map(({ path }) => path.join('.')), [
    'content.valid',
    'content.errors.0'
  ])
})

test('a sentence that goes on, or begins before, is nobody’s wording [facts, Appendix B]', () => {
  for (const said of [
    'Missing required parameter: "path"',
    'Parameter "s" type mismatch: expected string, got number',
    'Parameter "n" must be an integer, got 1.5',
    'Parameter "e" must be one of: a, b',
    'Parameter "p": expected string, got number',
    'Unknown tool: x',
    'Tool not found: x',
    'Invalid tool format: "x"',
    'Tool x not found'
  ]) {
    const before = `We think: ${said}`
    assert.equal(faultOf(before), { kind: 'invalid_arguments', issues: [unknown(before)] })
  }
  for (const said of [
    'Parameter "s" type mismatch: expected string, got number or so',
    'Parameter "s" type mismatch: expected a string, got number',
    'Parameter "p": expected string, got number or so',
    'Parameter "n" must be an integer, got ',
    'Parameter "e" must be one of: ',
    'Tool x not found here',
    'Invalid tool format: "x" here'
  ]) {
    assert.equal(faultOf(said), { kind: 'invalid_arguments', issues: [unknown(said)] })
  }
})

test('the last sentence may count those that had no room', () => {
  for (const [last, unlisted] of [
    ['and 1 more', 1],
    ['and 12 more', 12],
    ['and 123456 more', 123_456]
  ] as const) {
    assert.equal(faultOf('It is wrong', last), {
      kind: 'invalid_arguments',
      issues: [unknown('It is wrong')],
      unlisted
    })
  }
  for (const last of ['and 0 more', 'and 012 more', 'so and 1 more', 'and 1 more or less'])
    assert.equal(faultOf('It is wrong', last), {
      kind: 'invalid_arguments',
      issues: [unknown('It is wrong'), unknown(last)]
    })
})

test.run()
