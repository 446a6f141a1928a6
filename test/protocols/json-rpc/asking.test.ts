import { judge } from '@toolfault/advice/judge'
import { type Fault, type InvalidArguments, invalidArguments, own } from '@toolfault/model'
import * as jsonRpc from '@toolfault/protocols/json-rpc'
import * as mcp from '@toolfault/protocols/mcp'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/json-rpc/asking')

// Seed 001, "MCP Server Response (Zapier Style)".
const create = {
  name: 'create_document',
  description: 'Creates a document.',
  inputSchema: {
    type: 'object',
    properties: {
      content: { type: 'string' },
      title: { type: 'string' },
      format: { type: 'string' }
    },
    required: ['content']
  }
}

const faultOf = (args: unknown): Fault => {
  const verdict = judge(compile)(create, args)
  if (verdict.valid) throw new TypeError('a valid call')
  return verdict.fault
}

test("the Zapier example's lists and guidance come from the schema [A3]", () => {
  assert.equal(jsonRpc.encode(faultOf({})).data, {
    retry_capable: true,
    error_category: 'missing_parameter',
    tool_name: 'create_document',
    required_parameter: 'content',
    parameter_type: 'text',
    required_parameters: ['content'],
    optional_parameters: ['title', 'format'],
    guidance: 'Required to create a document: `content`. Optional: `title` and `format`.'
  })
})

test('a result of MCP has the same data [A14]', () => {
  const fault = faultOf({})
  const meta = own(mcp.encode(fault), '_meta')
  assert.equal(own(meta, mcp.RETRY), jsonRpc.retryData(fault))
})

test('a parameter that is wrong needs no list', () => {
  const data = jsonRpc.encode(faultOf({ content: 7 })).data
  assert.equal(data, {
    retry_capable: true,
    error_category: 'invalid_parameter',
    tool_name: 'create_document',
    parameter: 'content',
    expected_format: 'string',
    provided_value: '[REDACTED]',
    validation_error: 'wrong_type'
  })
})

test('guidance of the fault comes first, then that of the author, then that of the schema', () => {
  const fault = faultOf({})
  const asking = { '/content': { guidance: 'Markdown only.' } }
  assert.is(jsonRpc.retryData({ ...fault, guidance: 'Ask Ann.' }, { asking }).guidance, 'Ask Ann.')
  assert.is(jsonRpc.retryData(fault, { asking }).guidance, 'Markdown only.')
})

test('guidance of a tool without a name or an action names the parameters alone', () => {
  const missing = { path: ['a'], kind: 'missing' } as const
  const asking = { required: ['a'], optional: ['b'] }
  const fault = { ...invalidArguments(undefined, { issues: [missing] }), asking }
  assert.is(jsonRpc.retryData(fault).guidance, 'Required: `a`. Optional: `b`.')
})

// Seed 001, "Error Data": the lists stand beside `required_parameter`, and a whole has no name to be one.
test('where only the whole lacks, what the tool takes is not said without its lists', () => {
  const fault = {
    kind: 'invalid_arguments',
    issues: [{ path: [], kind: 'missing' }],
    asking: { optional: ['b'] }
  } as const
  assert.equal(jsonRpc.retryData(fault), {
    retry_capable: true,
    error_category: 'missing_parameter'
  })
})

test('where all parameters are required there is nothing else to guide to', () => {
  const fault = { ...faultOf({}), asking: { required: ['content'] } }
  assert.not.ok('guidance' in jsonRpc.retryData(fault))
})

test("an author's words come before the schema's, in data and text, in both shapes", () => {
  const asking = {
    '/content': {
      question: 'What document content would you like me to create?',
      parameterType: 'markdown'
    },
    '/title': { expectedFormat: 'Title Case', validationError: 'not_a_title' }
  }
  const fault = faultOf({ title: 7 })
  const { data, message } = jsonRpc.encode(fault, { asking })
  assert.match(
    message,
    /^Question: What document content would you like me to create\? There seems/
  )
  assert.match(message, /Please follow the format Title Case\.$/)
  assert.is(data?.parameter_type, 'markdown')
  assert.is(data?.expected_format, 'Title Case')
  assert.is(data?.validation_error, 'not_a_title')
  const { body } = jsonRpc.encodeEdge(fault, { asking })
  assert.equal([body.error, body.metadata], [message, data])
})

// A notation for programs; the text says it in words.
const formats = [
  [{ id: 'type', types: ['string', 'null'] }, 'string | null'],
  [{ id: 'one_of', values: ['eco', 1, null] }, '"eco" | 1 | null'],
  [{ id: 'compare', comparison: '>=', limit: 1 }, '>= 1'],
  [{ id: 'count', of: 'characters', least: 1, most: 9 }, '1..9 characters'],
  [{ id: 'count', of: 'characters', least: 16, most: 16 }, '16 characters'],
  [{ id: 'count', of: 'items', least: 1, most: 1 }, '1 item'],
  [{ id: 'count', of: 'items', least: 2 }, '>= 2 items'],
  [{ id: 'count', of: 'keys', most: 0 }, '<= 0 keys'],
  [{ id: 'format', format: 'date' }, 'YYYY-MM-DD'],
  [{ id: 'format', format: 'uuid' }, 'uuid'],
  [{ id: 'pattern', pattern: '^a$' }, '^a$'],
  [{ id: 'nothing' }, undefined],
  [{ id: 'said', text: 'Even only.' }, undefined]
] as const

for (const [expected, wanted] of formats) {
  test(`expected_format of ${JSON.stringify(expected)} is ${wanted ?? 'absent'} [A2]`, () => {
    const fault: InvalidArguments = {
      kind: 'invalid_arguments',
      issues: [],
      advice: [{ path: ['x'], kind: 'type', expected }]
    }
    assert.is(jsonRpc.retryData(fault).expected_format, wanted)
  })
}

test('of a long list the first values are written', () => {
  const values = Array.from({ length: 65 }, (_, at) => at)
  const fault: InvalidArguments = {
    kind: 'invalid_arguments',
    issues: [],
    advice: [{ path: ['x'], kind: 'choice', expected: { id: 'one_of', values } }]
  }
  assert.match(String(jsonRpc.retryData(fault).expected_format), /^0 \| .* \| 23 \| …$/)
})

test('what is asked of a tool that is none is passed over', () => {
  for (const asking of [null, 7, 'x', [], { required: 7, optional: {}, action: [] }]) {
    // A border: a careless caller.
    const fault = { ...faultOf({}), asking } as unknown as Fault
    assert.match(jsonRpc.encode(fault).message, /^Question: What .*`content`/)
    assert.is(jsonRpc.retryData(fault).required_parameter, 'content')
  }
})

test.run()
