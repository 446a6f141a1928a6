import { failureOf } from '@toolfault/client/failure'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('client/unknown')

/** The places in which servers put one sentence. */
const carriers = (text: string): Readonly<Record<string, unknown>> => ({
  'an error of JSON-RPC': { jsonrpc: '2.0', id: 1, error: { code: -32602, message: text } },
  'an error alone': { code: -32602, message: text },
  'an error thrown': Object.assign(new Error(`MCP error -32602: ${text}`), {
    code: -32602,
    name: 'McpError'
  }),
  'a result of MCP': { isError: true, content: [{ type: 'text', text }] },
  'a body that is text': { status: 404, body: text },
  'a body of OXP': { status: 400, body: { message: text } },
  'a body of F7': { status: 404, body: { error: text } },
  'a body of a framework': { status: 404, body: { code: 'E_TOOL', message: text } },
  'a text': text
})

// MCP, Tools, "Error Handling": `Unknown tool: invalid_tool_name`; F7, V12: `Tool not found: {name}`. What
// servers add is from facts, Appendix B.
for (const [text, tool, suggestion, more] of [
  ['Unknown tool: bok', 'bok'],
  ['Unknown tool: weather.get', 'weather.get'],
  ['Unknown tool: bok. Did you mean `book`?', 'bok', 'book'],
  ['Unknown tool: `bok`. Did you mean `book`?', 'bok', 'book'],
  ['Unknown tool: weather.get. Did you mean `weather.find`?', 'weather.get', 'weather.find'],
  ['Unknown tool: my tool. Did you mean `book`?', 'my tool', 'book'],
  ['Unknown tool: bok. Which tool should I use instead?', 'bok'],
  ['Unknown tool: bok. Did you mean `book`? Which tool should I use instead?', 'bok', 'book'],
  ['Unknown tool: my tool', 'my tool'],
  ["Unknown tool: 'bok'", 'bok'],
  ['unknown tool "bok"', 'bok'],
  ['Tool bok not found', 'bok'],
  ['Tool not found: bok', 'bok'],
  ['Unknown tool: bok\nAvailable: a, b', 'bok', undefined, 'Available: a, b'],
  ['Unknown tool: bok. Available tools: book, cancel', 'bok', undefined, 'Available tools'],
  ['Unknown tool: bok. Try `book`.', 'bok', undefined, 'Try `book`'],
  ['Unknown tool: bok, use book', 'bok', undefined, 'use book'],
  ['Unknown tool: bok? Known tools: a', 'bok', undefined, 'Known tools: a'],
  ['Tool not found: bok. Try book', 'bok', undefined, 'Try book']
] as const) {
  test(`one sentence means one tool, wherever it stands: ${text}`, () => {
    for (const [where, answer] of Object.entries(carriers(text))) {
      const fault = failureOf(answer)?.fault
      assert.is(fault?.kind, 'unknown_tool', where)
      if (fault?.kind !== 'unknown_tool') continue
      assert.equal([fault.tool, fault.suggestion], [tool, suggestion], where)
      const said = `${fault.message ?? ''}${fault.guidance ?? ''}`
      if (more !== undefined) assert.ok(said.includes(more), `${where}: ${said}`)
    }
  })
}

test('a sentence that only begins like one is none', () => {
  for (const text of [
    'So: Unknown tool: bok',
    'Unknown tools are refused',
    'Tool belt not found here'
  ])
    assert.is.not(failureOf(text)?.fault.kind, 'unknown_tool', text)
})

test.run()
