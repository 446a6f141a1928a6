/** The tool's name where none is given (seed 004, "Advanced Options"). */
export const METHOD = 'validate'

/**
 * The definition of the validation tool (seed 004, "Validation Tool Specification"; rows N1, N2, N9):
 * a tool called through `tools/call`, with the bare tool name and its `arguments`.
 *
 * Where the server takes `batch` calls at once, our extension, `calls` may stand in place of both (row N5);
 * no alternative says so at the root, where the interfaces of models take none.
 */
export const validateTool = (method: string = METHOD, batch?: number): ValidateTool => ({
  name: method,
  description: 'Validate the arguments of a tool call without making it',
  inputSchema: !takesBatch(batch)
    ? question
    : {
        type: 'object',
        properties: {
          ...question.properties,
          calls: {
            type: 'array',
            description: 'Calls to validate at once, in place of tool and arguments',
            items: question,
            maxItems: batch
          }
        }
      }
})

/** A batch of none, or of part of a call, is none. */
export const takesBatch = (batch: number | undefined): batch is number =>
  batch !== undefined && Number.isSafeInteger(batch) && batch > 0

const question: ValidateQuestion = {
  type: 'object',
  properties: {
    tool: { type: 'string', description: 'Name of the tool, without an MCP prefix' },
    arguments: { type: 'object', description: 'Arguments of the call' }
  },
  required: ['tool', 'arguments']
}

interface ValidateQuestion {
  readonly type: 'object'
  readonly properties: {
    readonly tool: { readonly type: 'string'; readonly description: string }
    readonly arguments: { readonly type: 'object'; readonly description: string }
  }
  readonly required?: ReadonlyArray<string>
}

/** The tool that a server with the capability MUST offer. */
export interface ValidateTool {
  readonly name: string
  readonly description: string
  readonly inputSchema: Omit<ValidateQuestion, 'properties'> & {
    readonly properties: ValidateQuestion['properties'] & {
      readonly calls?: {
        readonly type: 'array'
        readonly description: string
        readonly items: ValidateQuestion
        readonly maxItems: number
      }
    }
  }
}
