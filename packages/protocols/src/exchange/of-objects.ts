import {
  type Advice,
  type Fault,
  invalid,
  invalidArguments,
  isRecord,
  type Judge,
  judged
} from '@toolfault/model'

/**
 * A judge for a protocol whose calls have an object of arguments, whatever the schema of a tool leaves
 * open (OXP, CallToolRequest; MCP, CallToolRequest). `null` stands for what is left out.
 */
const ofObjects =
  (judge: Judge): Judge =>
  async (tool, args) => {
    if (args === null || args === undefined || isRecord(args)) return judge(tool, args)
    const verdict = await judged(judge, tool, args)
    return verdict.valid ? invalid(noObject(tool.name)) : verdict
  }

/** An exchange with such a judge; what is none as it came. */
export const withObjects = <E extends { readonly judge: Judge }>(exchange: E): E =>
  isRecord(exchange) ? { ...exchange, judge: ofObjects(exchange.judge) } : exchange

const noObject = (tool: string): Fault => ({
  ...invalidArguments(tool, { issues: [{ path: [], kind: 'type', params: { type: 'object' } }] }),
  advice: [anObject]
})

const anObject: Advice = {
  path: [],
  kind: 'type',
  expected: { id: 'type', types: ['object'] }
}
