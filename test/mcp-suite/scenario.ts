/** What a scenario of the MCP conformance suite finds. */
export interface Check {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly status: 'SUCCESS' | 'FAILURE'
  readonly timestamp: string
  readonly errorMessage?: string
  readonly specReferences: ReadonlyArray<{ readonly id: string; readonly url: string }>
  readonly details?: object
}

/** What a scenario is run in: requests go out in the revision that is under test. */
export interface Context {
  readonly connect: () => Promise<Connection>
}

/** A connection; `request` resolves to the result and rejects with the code of a JSON-RPC error. */
export interface Connection {
  readonly request: (method: string, params: object) => Promise<unknown>
  readonly close: () => Promise<void>
}

const specReferences = [
  {
    id: 'SEP-1303',
    url: 'https://modelcontextprotocol.io/seps/1303-input-validation-errors-as-tool-execution-errors'
  },
  {
    id: 'MCP-Tools-Error-Handling',
    url: 'https://modelcontextprotocol.io/specification/2025-11-25/server/tools#error-handling'
  }
] as const

/** Arguments that the tool's schema refuses, and what its answer must name for a model to mend them. */
const refused: ReadonlyArray<readonly [string, object, ReadonlyArray<string>]> = [
  ['missing', {}, ['count']],
  ['wrong-type', { count: 'three' }, ['count']],
  ['out-of-range', { count: 11 }, ['count']],
  ['not-listed', { count: 1, unit: 'month' }, ['unit']],
  ['unknown-key', { count: 1, colour: 'red' }, ['colour']]
]

/**
 * A scenario for the official suite, which has none for SEP-1303: input validation errors are tool
 * execution errors, so that a model sees them; what is no call at all stays a protocol error.
 */
export class ToolsCallInputValidationScenario {
  readonly name = 'tools-call-input-validation'
  readonly source = { introducedIn: '2025-11-25' } as const
  readonly description =
    `Test that arguments which a tool's inputSchema refuses are tool execution errors (SEP-1303).

**Server Implementation Requirements:**

Implement tool \`test_input_validation\` with this inputSchema:

\`\`\`json
{
  "type": "object",
  "properties": {
    "count": { "type": "integer", "minimum": 1, "maximum": 10 },
    "unit": { "enum": ["day", "week"] }
  },
  "required": ["count"],
  "additionalProperties": false
}
\`\`\`

**Behavior**: Answers a call that fits the schema with a result that is no error.

**Returns**: For arguments that do not fit, a result with \`isError: true\` whose text names the parameter;
for an unknown tool and for arguments that are no object, a JSON-RPC error.`

  async run(context: Context): Promise<ReadonlyArray<Check>> {
    const checks: Array<Check> = []
    const note = (id: string, description: string, problem: string | undefined, details: object) =>
      checks.push({
        id: `tools-call-input-validation-${id}`,
        name: `ToolsCallInputValidation_${id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}`,
        description,
        status: problem === undefined ? 'SUCCESS' : 'FAILURE',
        timestamp: new Date().toISOString(),
        ...(problem === undefined ? {} : { errorMessage: problem }),
        specReferences,
        details
      })

    const connection = await context.connect()
    const call = (params: object): Promise<Came> =>
      connection.request('tools/call', params).then(
        (result) => ({ result }),
        (error: unknown) => ({ error })
      )
    for (const [id, args, names] of refused) {
      const came = await call({ name: 'test_input_validation', arguments: args })
      note(
        id,
        'Arguments that the schema refuses are a tool execution error',
        told(came, names),
        came
      )
    }
    const right = await call({
      name: 'test_input_validation',
      arguments: { count: 3, unit: 'day' }
    })
    note('accepted', 'A corrected call succeeds', succeeded(right), right)
    const unknown = await call({ name: 'test_no_such_tool', arguments: {} })
    note('unknown-tool', 'An unknown tool is a protocol error, -32602', failed(unknown), unknown)
    const shapeless = await call({ name: 'test_input_validation', arguments: 'count=3' })
    note(
      'malformed',
      'Arguments that are no object are a protocol error',
      failed(shapeless),
      shapeless
    )
    await connection.close()
    return checks
  }
}

/** A result, or what came in its place. */
interface Came {
  readonly result?: unknown
  readonly error?: unknown
}

const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const told = ({ error, result }: Came, names: ReadonlyArray<string>): string | undefined => {
  if (error !== undefined) return 'A protocol error, which a client may keep from the model'
  if (member(result, 'isError') !== true) return 'Tool did not return isError: true'
  const content = member(result, 'content')
  const texts = Array.isArray(content) ? content.map((block) => member(block, 'text')) : []
  const text = texts.filter((one) => typeof one === 'string').join('\n')
  const silent = names.filter((name) => !text.includes(name))
  return silent.length === 0 ? undefined : `The text does not name ${silent.join(', ')}: ${text}`
}

const succeeded = ({ error, result }: Came): string | undefined =>
  error === undefined && member(result, 'isError') !== true ? undefined : 'The call did not succeed'

const failed = ({ error, result }: Came): string | undefined => {
  if (error === undefined) return `Answered with a result: ${JSON.stringify(result)}`
  return member(error, 'code') === -32602
    ? undefined
    : `The code is ${String(member(error, 'code'))}, not -32602`
}
