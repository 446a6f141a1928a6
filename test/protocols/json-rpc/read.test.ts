import { type Fault, mendedBy, own } from '@toolfault/model'
import * as jsonRpc from '@toolfault/protocols/json-rpc'
import { decode, keep, loses } from '@toolfault/protocols/json-rpc/read'
import type { Json } from '@toolfault/types/json'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { seen, writtenBack } from '../../laws/read.js'

const test = suite('protocols/json-rpc/read')

interface Told {
  readonly value: Fault
  readonly form: object
}

/** What was read, the form without the two wires that it holds. */
const read = (wire: Json): Told => {
  const answer = decode(wire)
  if (answer._tag === 'Left') throw new Error(JSON.stringify([wire, answer.left]))
  const { read: _, ...form } = answer.right.form
  return { value: answer.right.value, form }
}

const refused = (wire: unknown): string => {
  const answer = decode(wire)
  assert.is(answer._tag, 'Left', JSON.stringify(answer))
  return answer._tag === 'Left' ? (answer.left[0]?.message ?? '') : ''
}

const missing = (...path: ReadonlyArray<string>) =>
  ({ path, kind: 'missing', keyword: 'required' }) as const

const who = 'Question: Who should I send this email to? Please provide the recipient email address.'

interface Case {
  readonly says: string
  readonly wire: Json
  readonly value: Fault
  readonly form?: object
}

const cases: ReadonlyArray<Case> = [
  {
    // Seed 001, "Error Response Format"; row A1: -32603 is read as well.
    says: 'a response, whose category decides and not its code [A1 A2 X1]',
    wire: {
      jsonrpc: '2.0',
      id: 42,
      error: {
        code: -32603,
        message: who,
        data: {
          retry_capable: true,
          error_category: 'missing_parameter',
          required_parameter: 'to',
          tool_name: 'send_email'
        }
      }
    },
    value: { kind: 'invalid_arguments', tool: 'send_email', message: who, issues: [missing('to')] },
    form: { shape: 'response', id: 42 }
  },
  {
    // Seed 001, "WebSocket MCP Message": no category, three names (row A13).
    says: 'several missing parameters without a category [A3 A5 A13]',
    wire: {
      jsonrpc: '2.0',
      id: 42,
      error: {
        code: -32602,
        message: who,
        data: { retry_capable: true, missing_parameters: ['to', 'subject', 'body'] }
      }
    },
    value: {
      kind: 'invalid_arguments',
      message: who,
      issues: [missing('to'), missing('subject'), missing('body')]
    },
    form: { shape: 'response', id: 42 }
  },
  {
    // Seed 001, "Zapier Style"; row A3: `required_parameters` is the tool's required set.
    says: 'what the tool takes, and its only required parameter as the missing one [A3]',
    wire: {
      code: -32603,
      message: 'Question: What content?',
      data: {
        error_category: 'missing_parameter',
        required_parameters: ['content'],
        optional_parameters: ['title', 'format'],
        guidance: 'Document creation requires content.'
      }
    },
    value: {
      kind: 'invalid_arguments',
      message: 'Question: What content?',
      guidance: 'Document creation requires content.',
      issues: [missing('content')],
      asking: { required: ['content'], optional: ['title', 'format'] }
    }
  },
  {
    // Row A3: of several required parameters nobody says which one is missing.
    says: 'a category that names nobody as a blame of the whole [A3]',
    wire: {
      message: 'Question: What?',
      data: { error_category: 'missing_parameter', required_parameters: ['a', 'b'] }
    },
    value: {
      kind: 'invalid_arguments',
      message: 'Question: What?',
      issues: [missing()],
      asking: { required: ['a', 'b'] }
    }
  },
  {
    // Seed 001, "Invalid Data": the first example has no code.
    says: 'a format and a value that was kept back [A4 A12]',
    wire: {
      message: 'Question: There seems to be an issue with the email address format.',
      data: {
        error_category: 'invalid_parameter',
        parameter: 'email_address',
        expected_format: 'user@domain.com',
        provided_value: '[REDACTED]'
      }
    },
    value: {
      kind: 'invalid_arguments',
      message: 'Question: There seems to be an issue with the email address format.',
      issues: [{ path: ['email_address'], kind: 'unknown' }],
      advice: [
        {
          path: ['email_address'],
          kind: 'unknown',
          expected: { id: 'format', format: 'email' },
          received: { id: 'redacted' }
        }
      ]
    }
  },
  {
    // Seed 001, "Invalid Data", second example: `validation_error` is a code in words.
    says: 'the kind that a validation error says [A4]',
    wire: {
      code: -32602,
      message: 'Question: There seems to be an issue.',
      data: {
        error_category: 'invalid_parameter',
        parameter: 'search_query',
        validation_error: 'empty_or_malformed'
      }
    },
    value: {
      kind: 'invalid_arguments',
      message: 'Question: There seems to be an issue.',
      issues: [{ path: ['search_query'], kind: 'format' }]
    }
  },
  {
    // Row A17: a nested name is dotted from the root; one missing and one invalid parameter.
    says: 'dotted names as places, a missing and a wrong parameter [A17]',
    wire: {
      code: -32602,
      message: 'Question: What?',
      data: {
        retry_capable: true,
        error_category: 'missing_parameter',
        required_parameter: 'guest.name',
        parameter: 'nights',
        validation_error: 'wrong_type',
        expected_format: 'integer'
      }
    },
    value: {
      kind: 'invalid_arguments',
      message: 'Question: What?',
      issues: [missing('guest', 'name'), { path: ['nights'], kind: 'type' }],
      advice: [
        { path: ['guest', 'name'], kind: 'missing' },
        { path: ['nights'], kind: 'type', expected: { id: 'type', types: ['integer'] } }
      ]
    },
    form: { notes: ['dotted_names'] }
  },
  {
    // Seed 001, "DON'T": -32602 with a parameter is no malformed request.
    says: 'a bare parameter, whose kind nobody says [A2 A4]',
    wire: {
      error: {
        code: -32602,
        message: "Invalid parameters: 'to' is required",
        data: { parameter: 'to' }
      }
    },
    value: {
      kind: 'invalid_arguments',
      message: "Invalid parameters: 'to' is required",
      issues: [{ path: ['to'], kind: 'unknown' }]
    },
    form: { shape: 'member' }
  },
  {
    // Seed 001, "Authentication Issues"; row A15: the address is relative.
    says: 'access that a user must set up [A9 A15]',
    wire: {
      code: -32602,
      message: 'Question: Your Gmail service needs to be set up.',
      data: {
        error_category: 'authentication_required',
        service: 'gmail',
        setup_url: '/integrations/gmail',
        action_required: 'reconfigure_credentials'
      }
    },
    value: {
      kind: 'authorization_required',
      of: 'tool',
      challenges: [],
      service: 'gmail',
      setupUrl: '/integrations/gmail',
      action: 'reconfigure_credentials',
      message: 'Question: Your Gmail service needs to be set up.'
    }
  },
  {
    // Seed 001, "Service Configuration".
    says: 'settings that an operator must add [A9]',
    wire: {
      code: -32602,
      message: 'Question: The search service needs to be configured.',
      data: {
        error_category: 'service_configuration',
        service: 'web_search',
        configuration_required: 'api_key'
      }
    },
    value: {
      kind: 'misconfigured',
      service: 'web_search',
      requirements: ['api_key'],
      message: 'Question: The search service needs to be configured.'
    }
  },
  {
    // Row A9: an explicit no is honoured where the kind would say otherwise.
    says: 'an explicit no [A9]',
    wire: {
      code: -32602,
      message: 'Question: Who?',
      data: { retry_capable: false, error_category: 'missing_parameter', required_parameter: 'to' }
    },
    value: {
      kind: 'invalid_arguments',
      message: 'Question: Who?',
      issues: [missing('to')],
      canRetry: false
    }
  },
  {
    // MCP, Tools, "Error Handling": the example of every revision.
    says: 'an unknown tool that only the text names',
    wire: { code: -32602, message: 'Unknown tool: invalid_tool_name' },
    value: { kind: 'unknown_tool', tool: 'invalid_tool_name' },
    form: { notes: ['from_text'] }
  },
  {
    // Row A18: an unknown tool is named, and the message asks which one.
    says: 'an unknown tool with the one that was meant [A18]',
    wire: {
      code: -32602,
      message:
        'Unknown tool: get_forcast. Did you mean `get_forecast`? Which tool should I use instead?',
      data: { retry_capable: true, tool_name: 'get_forcast' }
    },
    value: { kind: 'unknown_tool', tool: 'get_forcast', suggestion: 'get_forecast' },
    form: { notes: ['from_text'] }
  },
  {
    // JSON-RPC 2.0, section 5.1.
    says: 'broken JSON by its code',
    wire: { code: -32700, message: 'Parse error: line 1, column 2' },
    value: { kind: 'malformed_request', reason: 'syntax', detail: 'line 1, column 2' }
  },
  {
    // JSON-RPC 2.0, section 5.1: `Invalid params` is the name of the code.
    says: 'a call that is none, where no parameter is blamed',
    wire: { error: { code: -32602, message: 'Invalid params' } },
    value: {
      kind: 'malformed_request',
      reason: 'shape',
      detail: 'Invalid params',
      message: 'Invalid params'
    },
    form: { shape: 'member' }
  },
  {
    // MCP 2026-07-28, schema example `invalid-tool-arguments`.
    says: 'arguments that only the text blames',
    wire: {
      code: -32602,
      message: "Invalid arguments for tool calculate: Missing required property 'expression'"
    },
    value: {
      kind: 'invalid_arguments',
      tool: 'calculate',
      issues: [
        {
          path: ['expression'],
          kind: 'missing',
          keyword: 'required',
          message: "Missing required property 'expression'"
        }
      ]
    },
    form: { notes: ['from_text'] }
  },
  {
    // Row A18: what would start a retry stands in `detail`.
    says: 'a quiet text, and what it keeps out [A18]',
    wire: {
      code: -32603,
      message: 'The tool ran and failed.',
      data: { retry_capable: false, detail: 'The file is missing' }
    },
    value: { kind: 'execution_failed', message: 'The file is missing' },
    form: { notes: ['from_text'] }
  },
  {
    // agentopia's WebSocket server: a code of its own, a detail that is not ours.
    says: 'an error that nobody knows more of',
    wire: {
      jsonrpc: '2.0',
      id: 'r1',
      error: { code: -32000, message: 'Server error occurred', data: { detail: 'something broke' } }
    },
    value: { kind: 'internal', message: 'Server error occurred' },
    form: { shape: 'response', id: 'r1' }
  },
  {
    // Seed 001, "Edge Function Response": the flags move to metadata, the message to error.
    says: 'the body of an Edge Function',
    wire: {
      success: false,
      error: 'Question: What would you like me to search for?',
      metadata: {
        tool_name: 'web_search',
        error_category: 'missing_parameter',
        retry_capable: true,
        required_parameter: 'query'
      }
    },
    value: {
      kind: 'invalid_arguments',
      tool: 'web_search',
      message: 'Question: What would you like me to search for?',
      issues: [missing('query')]
    },
    form: { shape: 'edge' }
  },
  {
    // agentopia, clicksend-api: flag at the top, `field`, and the value as it came (row A12).
    says: 'an Edge Function of agentopia, whose value is not passed on [A12]',
    wire: {
      status: 200,
      body: {
        success: false,
        error: 'Invalid phone number format.',
        requires_retry: true,
        metadata: {
          error_type: 'validation_error',
          field: 'to',
          provided_value: '0815-secret',
          expected_format: '+1234567890 (international format)'
        }
      }
    },
    value: {
      kind: 'invalid_arguments',
      message: 'Invalid phone number format.',
      issues: [{ path: ['to'], kind: 'unknown' }],
      advice: [
        {
          path: ['to'],
          kind: 'unknown',
          expected: { id: 'type', types: ['+1234567890 (international format)'] },
          received: { id: 'type', type: 'string' }
        }
      ]
    },
    form: { shape: 'edge', withStatus: true }
  },
  {
    // agentopia, contact-mcp-tools: guidance is an object (row A12).
    says: 'guidance that is an object [A12]',
    wire: {
      success: false,
      error: 'Missing required parameters',
      requires_retry: true,
      guidance: { suggestions: ['Send agent_id', 'Send user_id'], example_parameters: {} },
      metadata: { error_type: 'validation_error' }
    },
    value: {
      kind: 'invalid_arguments',
      issues: [],
      message: 'Missing required parameters',
      guidance: 'Send agent_id\nSend user_id'
    },
    form: { shape: 'edge' }
  },
  {
    // agentopia, mcp-execute: the error of a server behind it.
    says: 'an error of a server behind an Edge Function',
    wire: {
      success: false,
      error: 'MCP Error -32602: bad',
      requires_retry: true,
      metadata: {
        tool_name: 't',
        mcp_error_code: -32602,
        mcp_error: { code: -32602, message: 'bad', data: { required_parameter: 'q' } }
      }
    },
    value: {
      kind: 'invalid_arguments',
      tool: 't',
      message: 'MCP Error -32602: bad',
      issues: [missing('q')]
    },
    form: { shape: 'edge' }
  }
]

for (const { form = {}, says, value, wire } of cases) {
  test(`reads ${says}`, () => {
    assert.equal(seen(read(wire)), seen({ value, form }))
  })

  test(`writes back ${says}`, () => writtenBack(wire, decode, jsonRpc.encode))
}

test('what is no error is refused with a sentence that says what it is', () => {
  assert.match(refused({ jsonrpc: '2.0', id: 1, result: { content: [] } }), 'succeeded')
  assert.match(refused({ success: true, data: 1 }), 'succeeded')
  assert.match(refused({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: {} }), 'request')
  assert.match(refused({ name: 'send_email', arguments: {} }), 'request')
  assert.match(refused([{ code: 1, message: 'm' }]), 'list')
  assert.match(refused('Question: Who?'), 'no JSON-RPC error')
  assert.match(refused({ success: false, error: { message: 'of OXP' } }), 'no JSON-RPC error')
})

test('what does not fit is named place by place', () => {
  const answer = decode({ status: 200, body: { error: { code: '-32602', message: 7 } } })
  const places = answer._tag === 'Left' ? answer.left.map(({ path }) => path.join('/')) : []
  assert.equal([...places].sort(), ['body/error/code', 'body/error/message'])
})

test('an edited value changes what it changes, and leaves strange members', () => {
  const wire = {
    jsonrpc: '2.0',
    id: 7,
    error: {
      code: -32603,
      message: 'Question: Who?',
      data: { error_category: 'missing_parameter', required_parameter: 'to', trace: 'x' }
    }
  }
  const answer = decode(wire)
  assert.is(answer._tag, 'Right')
  if (answer._tag === 'Left') return
  const { form, value } = answer.right
  const edited: unknown = jsonRpc.encode({ ...value, message: 'Question: To whom?' }, form)
  assert.equal(seen(edited), {
    ...wire,
    error: { ...wire.error, message: 'Question: To whom?' }
  })
})

const asked: Fault = {
  kind: 'invalid_arguments',
  tool: 'send',
  issues: [{ path: ['to'], kind: 'missing', keyword: 'required', message: 'is required' }]
}

test('a fault that rides along is the one that is read, and rides along again', () => {
  const wire = jsonRpc.encode(asked, { carrier: true, verbosity: 'brief' })
  const answer = decode(wire)
  assert.is(answer._tag, 'Right')
  if (answer._tag === 'Left') return
  assert.equal(answer.right.value, asked)
  writtenBack(seen(wire), decode, jsonRpc.encode)
})

test('a fault that rides along and says something else is ignored, and that is said', () => {
  const wire = jsonRpc.encode(asked, { carrier: true })
  const forged = { ...wire, message: 'Question: What is the password?' }
  const answer = decode(forged)
  assert.equal(answer._tag === 'Right' && answer.right.form.notes, ['carrier_contradicts'])
  assert.is(answer._tag === 'Right' && answer.right.value.message, forged.message)
})

test('who words questions in another way is read with the same words', () => {
  const asking = { '/to': { description: 'the recipient' } }
  const wire = jsonRpc.encode(asked, { carrier: true, asking })
  const strange = decode(wire)
  assert.equal(strange._tag === 'Right' && strange.right.form.notes, ['carrier_contradicts'])
  const known = decode(wire, { asking })
  assert.equal(known._tag === 'Right' && known.right.value, asked)
  assert.equal(known._tag === 'Right' && known.right.form.asking, asking)
})

test('what is lost is named, and who can mend it stays', () => {
  const fault: Fault = {
    kind: 'invalid_arguments',
    issues: [{ path: ['a'], kind: 'range', keyword: 'minimum', message: 'must be >= 1' }]
  }
  assert.equal(keep(fault), {
    kind: 'invalid_arguments',
    issues: [{ path: ['a'], kind: 'range' }],
    message: jsonRpc.encode(fault).message
  })
  assert.equal(loses(fault), ['/issues/*/keyword', '/issues/*/message', '/message'])
  assert.is(mendedBy(keep(fault)), 'caller')
  assert.equal(loses({ kind: 'unknown_tool', tool: 'x', suggestion: 'y' }), [])
})

// The inverse of `validation_error` as it is written; two kinds share a code, and the first is read.
for (const [kind, code, back] of [
  ['unexpected', 'unknown_parameter', 'unexpected'],
  ['type', 'wrong_type', 'type'],
  ['choice', 'not_allowed', 'choice'],
  ['format', 'empty_or_malformed', 'format'],
  ['pattern', 'empty_or_malformed', 'format'],
  ['range', 'out_of_range', 'range'],
  ['size', 'wrong_size', 'size'],
  ['multiple', 'not_a_multiple', 'multiple'],
  ['duplicate', 'duplicate_items', 'duplicate'],
  ['alternative', 'no_shape_matches', 'alternative'],
  ['dependency', 'condition_not_met', 'dependency'],
  ['rule', 'rule_broken', 'rule'],
  ['unknown', undefined, 'unknown']
] as const) {
  test(`a parameter of kind ${kind} is ${code ?? 'of no code'}, and read back as ${back}`, () => {
    const fault: Fault = { kind: 'invalid_arguments', issues: [{ path: ['a'], kind }] }
    const { data } = jsonRpc.encode(fault)
    assert.is(own(data, 'validation_error'), code)
    const kept = keep(fault)
    assert.is(kept.kind === 'invalid_arguments' && kept.issues[0]?.kind, back)
  })
}

test('where nothing names a parameter, the flag of old and the text tell the kind', () => {
  const kindOf = (message: string, data?: Json): string =>
    read({ code: -32000, message, ...(data === undefined ? {} : { data }) }).value.kind
  assert.is(kindOf('It failed', { requires_retry: true }), 'invalid_arguments')
  assert.is(kindOf('It failed', { requires_retry: 'yes' }), 'internal')
  assert.is(kindOf('It failed', { requires_retry: false }), 'internal')
  assert.is(kindOf('It failed', { retry_capable: true }), 'unavailable')
  assert.is(
    kindOf('It failed', { retry_capable: false, requires_retry: true }),
    'invalid_arguments'
  )
  assert.is(kindOf('Please provide a date'), 'invalid_arguments')
  assert.is(kindOf('Please provide a date', { requires_retry: false }), 'internal')
  assert.is(kindOf('Question: Which date?'), 'invalid_arguments')
  assert.is(kindOf('Unknown tool: x'), 'unknown_tool')
  assert.is(kindOf('It failed'), 'internal')
})

test.run()
