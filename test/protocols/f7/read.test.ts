import { isList, own, type Verdict } from '@toolfault/model'
import * as f7 from '@toolfault/protocols/f7'
import { decode, type F7Reading, keep, loses } from '@toolfault/protocols/f7/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { seen, writtenBack } from '../../laws/read.js'

const test = suite('protocols/f7/read')

const read = (wire: unknown, reading?: F7Reading): { value: Verdict; notes: unknown } => {
  const answer = decode(wire, reading)
  if (answer._tag === 'Left') throw new TypeError(JSON.stringify(answer.left))
  writtenBack(wire, (it) => decode(it, reading), f7.encode)
  const { form, value } = answer.right
  return { value, notes: form.notes ?? [] }
}

const faultOf = (wire: unknown, reading?: F7Reading): unknown =>
  own(read(wire, reading).value, 'fault')

const placesOf = (wire: unknown, reading?: F7Reading): ReadonlyArray<string> => {
  const issues = own(faultOf(wire, reading), 'issues')
  return (isList(issues) ? issues : []).map((issue) => JSON.stringify(own(issue, 'path')))
}

const invalid = (...errors: ReadonlyArray<unknown>): object => ({
  status: 200,
  body: { valid: false, errors }
})

const lacks = (path: string, key: string): object => ({
  path,
  message: `must have required property '${key}'`,
  keyword: 'required'
})

test('valid: exactly that [criterion 11]', () => {
  assert.equal(read({ status: 200, body: { valid: true } }), { value: { valid: true }, notes: [] })
  assert.equal(read({ valid: true }), { value: { valid: true }, notes: ['no_status'] })
})

test('invalid: every failure in its order, path, sentence and keyword [criterion 4]', () => {
  // F7, "Invalid (200)", the sample.
  const wire = invalid(
    { path: '/city', message: 'is required', keyword: 'required' },
    { path: '/count', message: 'must be integer', keyword: 'type' },
    { path: '/a~1b/m~0n/0', message: 'odd' }
  )
  assert.equal(read(wire), {
    value: {
      valid: false,
      fault: {
        kind: 'invalid_arguments',
        issues: [
          { path: ['city'], kind: 'missing', keyword: 'required', message: 'is required' },
          { path: ['count'], kind: 'type', keyword: 'type', message: 'must be integer' },
          { path: ['a/b', 'm~n', '0'], kind: 'unknown', message: 'odd' }
        ]
      }
    },
    notes: []
  })
})

test('400 is a request that is no JSON, with the detail or without [V4, V11]', () => {
  for (const [message, detail] of [
    ['Invalid JSON: line 1, column 2', 'line 1, column 2'],
    ['Invalid JSON', ''],
    ['unexpected end', 'unexpected end']
  ]) {
    const body = { valid: false, errors: [{ path: '', message, keyword: 'format' }] }
    const fault = { kind: 'malformed_request', reason: 'syntax', detail }
    assert.equal(read({ status: 400, body }), { value: { valid: false, fault }, notes: [] })
    // Status 200 says that validation ran: this is a rule about the format of the whole.
    assert.is(own(faultOf({ status: 200, body }), 'kind'), 'invalid_arguments')
  }
})

test('400 that names a place inside the arguments has read them', () => {
  const body = { valid: false, errors: [lacks('/city', 'city')] }
  assert.is(own(faultOf({ status: 400, body }), 'kind'), 'invalid_arguments')
})

test('without a status keyword and prefix decide, and that is said [V11]', () => {
  const body = {
    valid: false,
    errors: [{ path: '', message: 'Invalid JSON: x', keyword: 'format' }]
  }
  assert.equal(read(body), {
    value: {
      valid: false,
      fault: { kind: 'malformed_request', reason: 'syntax', detail: 'x' }
    },
    notes: ['no_status', 'from_text']
  })
})

test('keyword `schema` alone at the root is a schema that cannot be compiled [V5]', () => {
  const entry = { path: '', message: "Invalid schema: can't resolve #/x", keyword: 'schema' }
  assert.equal(faultOf(invalid(entry)), { kind: 'invalid_schema', detail: "can't resolve #/x" })
  assert.is(own(faultOf(invalid(entry, entry)), 'kind'), 'invalid_arguments')
})

test('an issue of a rule called `schema` is not written as one [V5, V11]', () => {
  const issue = { path: [], kind: 'rule', keyword: 'schema', message: 'no' } as const
  assert.equal(f7.encode({ valid: false, fault: { kind: 'invalid_arguments', issues: [issue] } }), {
    status: 200,
    body: { valid: false, errors: [{ path: '', message: 'no' }] }
  })
})

test('404 is an unknown tool [V12], whoever answers', () => {
  const wire = { status: 404, body: { error: 'Tool not found: get_wether' } }
  assert.equal(faultOf(wire), { kind: 'unknown_tool', tool: 'get_wether' })
  assert.equal(faultOf({ status: 404, body: 'Not Found' }), {
    kind: 'unknown_tool',
    tool: '',
    message: 'Not Found'
  })
  assert.equal(read({ error: 'Tool not found: x' }), {
    value: { valid: false, fault: { kind: 'unknown_tool', tool: 'x' } },
    notes: ['no_status', 'from_text']
  })
})

test('5xx is internal, or a tool that ran and failed [facts 4.7]', () => {
  assert.equal(faultOf({ status: 500, body: { error: 'Internal Server Error' } }), {
    kind: 'internal',
    message: 'Internal Server Error'
  })
  const content = [{ type: 'text', text: 'Disk full' }]
  for (const body of [{ content, isError: true }]) {
    const fault = { kind: 'execution_failed', message: 'Disk full' }
    assert.equal(faultOf({ status: 500, body }), fault)
    assert.equal(faultOf(body), fault)
  }
})

test('401 is the client’s credential; execution that is off is the operator’s [facts 4.7]', () => {
  assert.equal(faultOf({ status: 401, body: { error: 'Unauthorized' } }), {
    kind: 'authorization_required',
    of: 'server',
    challenges: [],
    message: 'Unauthorized'
  })
  assert.equal(faultOf({ status: 403, body: { error: 'Tool execution is disabled.' } }), {
    kind: 'misconfigured',
    service: '',
    requirements: [],
    message: 'Tool execution is disabled.'
  })
})

test('auto: where the sentence names another key, the path is that of its owner [facts 4.5]', () => {
  assert.equal(placesOf(invalid(lacks('', 'city'))), ['["city"]'])
  assert.equal(placesOf(invalid(lacks('/a~1b', 'm~n'))), ['["a/b","m~n"]'])
  assert.equal(placesOf(invalid(lacks('/city', 'city'))), ['["city"]'])
  assert.equal(placesOf(invalid(lacks('', ''))), ['[""]'])
  assert.equal(read(invalid(lacks('', 'city'))).notes, ['native_paths'])
  assert.equal(read(invalid(lacks('/city', 'city'))).notes, [])
})

test('auto: a mixed body is read place by place', () => {
  assert.equal(placesOf(invalid(lacks('/a', 'b'), lacks('/c', 'c'))), ['["a","b"]', '["c"]'])
})

test('an option says whose the paths are', () => {
  const wire = invalid(lacks('/city', 'city'), lacks('', 'b'))
  assert.equal(placesOf(wire, { paths: 'native' }), ['["city","city"]', '["b"]'])
  assert.equal(placesOf(wire, { paths: 'field' }), ['["city"]', '[]'])
})

test('the owner keeps the blame where the sentence does not name the key', () => {
  const message = 'must NOT have additional properties'
  const entry = { path: '/a', message, keyword: 'additionalProperties' }
  for (const paths of ['field', 'native', 'auto'] as const) {
    assert.equal(placesOf(invalid(entry), { paths }), ['["a"]'])
  }
})

test('sentences of other validators and of NCP name their keys [facts, Appendix B]', () => {
  for (const [message, keyword, places] of [
    ["'city' is a required property", 'required', ['["o","city"]']],
    ['"city" is a required property', 'required', ['["o","city"]']],
    [
      "Additional properties are not allowed ('a', 'b' were unexpected)",
      'additionalProperties',
      ['["o","a"]', '["o","b"]']
    ],
    ['must have property b when property a is present', 'dependentRequired', ['["o","b"]']],
    ['must have properties b, c when property a is present', 'dependentRequired', ['["o"]']],
    ['Missing required parameter: "x"', 'required', ['["o","x"]']],
    // Another rule's keyword: the sentence only happens to sound so.
    ["must have required property 'x'", 'type', ['["o"]']]
  ] as const) {
    assert.equal(placesOf(invalid({ path: '/o', message, keyword })), places, message)
  }
})

test('the key that makes another necessary is read as the cause', () => {
  const message = 'must have property b when property a is present'
  const entry = { path: '', message, keyword: 'dependentRequired' }
  assert.equal(own(faultOf(invalid(entry)), 'issues'), [
    {
      path: ['b'],
      kind: 'dependency',
      keyword: 'dependentRequired',
      message,
      params: { property: 'a' }
    }
  ])
})

test('what contradicts itself is read as far as it goes, and no sentence is lost', () => {
  const empty = { kind: 'invalid_arguments', issues: [] }
  assert.equal(faultOf({ status: 200, body: { valid: false, errors: [] } }), empty)
  assert.equal(faultOf({ status: 200, body: { valid: false, errors: null } }), empty)
  assert.equal(read({ status: 200, body: { valid: true, errors: [lacks('/a', 'a')] } }), {
    value: {
      valid: true,
      warnings: [{ id: 'said', text: "/a: must have required property 'a'" }]
    },
    notes: ['valid_with_errors']
  })
})

test('a place that is no pointer is cut at its slashes, and that is said [facts 4.6]', () => {
  const wire = invalid(
    { path: '/a/m~n', message: 'm', keyword: 'type' },
    { path: 'b', message: 'm' }
  )
  assert.equal(placesOf(wire), ['["a","m~n"]', '["b"]'])
  assert.equal(read(wire).notes, ['unescaped_paths'])
})

// RFC 6901, section 6: the pointer of a URI fragment, which ajv's `schemaPath` has (facts 4.6).
test('a pointer in a fragment is one, and nothing was guessed', () => {
  const wire = invalid(
    { path: '#/a%20b/c~1d', message: 'm' },
    { path: '#', message: 'm' },
    { path: '#a', message: 'm' }
  )
  assert.equal(placesOf(wire), ['["a b","c/d"]', '[]', '["#a"]'])
  assert.equal(read(invalid({ path: '#/a', message: 'm' })).notes, [])
})

test('no sentence is no message [V15], and an absent one is absent', () => {
  const wire = invalid(
    { path: '/a', message: 'validation failed' },
    { path: '/b', message: null, keyword: null }
  )
  assert.equal(own(faultOf(wire), 'issues'), [
    { path: ['a'], kind: 'unknown' },
    { path: ['b'], kind: 'unknown' }
  ])
})

test('a text is passed on word for word, an edit changes only its own entry [V2]', () => {
  const body = {
    valid: false,
    trace: 1,
    errors: [{ path: 'a', message: 'odd\u202e', more: [1] }, lacks('', 'b'), lacks('/c', 'c')]
  }
  const answer = decode({ status: 422, body })
  assert.is(answer._tag, 'Right')
  if (answer._tag === 'Left') return
  const { form } = answer.right
  const fault = faultOf({ status: 422, body })
  const [first, second] = own(fault, 'issues') as ReadonlyArray<object>
  const issues = [first, { ...second, message: 'say b' }]
  // A border: the value as it was read, but for one message and one issue.
  const value = { valid: false, fault: { kind: 'invalid_arguments', issues } } as f7.F7Verdict
  assert.equal(seen(f7.encode(value, form)), {
    status: 422,
    body: {
      valid: false,
      trace: 1,
      errors: [body.errors[0], { path: '', message: 'say b', keyword: 'required' }]
    }
  })
})

test('what is no answer is refused with its place and a sentence', () => {
  for (const wire of [
    { city: 'Paris' },
    { status: 200, body: { content: [], isError: false } },
    { status: 200, body: { valid: 'yes' } },
    { status: 200, body: { valid: false, errors: [{ path: 5 }] } },
    { status: 302, body: {} },
    [],
    ''
  ]) {
    const answer = decode(wire)
    assert.is(answer._tag, 'Left', JSON.stringify(wire))
    if (answer._tag === 'Left') assert.ok(answer.left.every(({ message }) => message !== ''))
  }
  const bad = decode({ status: 200, body: { valid: false, errors: [{ path: 5 }] } })
  assert.equal(bad._tag === 'Left' && bad.left[0]?.path, ['body', 'errors', '0', 'path'])
})

test('keeps the issues and loses what F7 has no place for', () => {
  const issue = { path: ['a'], kind: 'type', keyword: 'type', message: 'm' } as const
  const verdict: f7.F7Verdict = {
    valid: false,
    fault: { kind: 'invalid_arguments', tool: 't', issues: [{ ...issue, params: { type: 'x' } }] },
    warnings: [{ id: 'said', text: 'slow' }]
  }
  assert.equal(keep(verdict), {
    valid: false,
    fault: { kind: 'invalid_arguments', issues: [issue] }
  })
  assert.equal(loses(verdict), ['/fault/issues/*/params', '/fault/tool', '/warnings'])
})

test('a sentence that goes on, or begins before, names no key [facts, Appendix B]', () => {
  for (const [sentence, keyword] of [
    ["must have required property 'x'", 'required'],
    ['must have required properties x, y', 'required'],
    ['must have property b when property a is present', 'dependentRequired'],
    ["'city' is a required property", 'required'],
    ["Additional properties are not allowed ('a' was unexpected)", 'additionalProperties'],
    ["Unevaluated properties are not allowed ('a' was unexpected)", 'unevaluatedProperties'],
    ["'b' is a dependency of 'a'", 'dependentRequired'],
    ['value of tag "b" must be in oneOf', 'discriminator'],
    ['tag "b" must be string', 'discriminator'],
    ['Missing required parameter: "x"', 'required'],
    ['Parameter "x" not in schema', 'additionalProperties']
  ] as const) {
    const places = (message: string): ReadonlyArray<string> =>
      placesOf(invalid({ path: '/o', message, keyword }))
    assert.is.not(places(sentence).join(), '["o"]', sentence)
    assert.equal(places(`We think: ${sentence}`), ['["o"]'])
  }
  for (const [message, keyword] of [
    ["must have required property 'x' or so", 'required'],
    ["'city' is a required property here", 'required'],
    ["Additional properties are not allowed ('a' was unexpected).", 'additionalProperties'],
    ["'b' is a dependency of 'a' too", 'dependentRequired'],
    ['must have property b when property a is present, too', 'type']
  ] as const) {
    assert.equal(placesOf(invalid({ path: '/o', message, keyword })), ['["o"]'], message)
  }
})

test('a key that Python shows with a quotation or a backslash in it is read as it is', () => {
  for (const [message, place] of [
    ["'it\\'s' is a required property", '["it\'s"]'],
    ['"a\\"b" is a required property', '["a\\"b"]'],
    ["'a\\\\b' is a required property", '["a\\\\b"]'],
    ["'a\\nb' is a required property", '["a\\\\nb"]']
  ] as const) {
    assert.equal(placesOf(invalid({ path: '', message, keyword: 'required' })), [place], message)
  }
})

test.run()
