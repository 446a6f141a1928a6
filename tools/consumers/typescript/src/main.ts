// A strict project: what is answered has a type, and what is handed in is checked against one.
import { judge } from '@toolfault/advice/judge'
import { failureOf } from '@toolfault/client/failure'
import { type Fault, type Issue, invalidArguments, type Tool, type Verdict } from '@toolfault/model'
import { toolfault } from '@toolfault/plugins/fetch'
import * as mcp from '@toolfault/protocols/mcp'
import { decode } from '@toolfault/protocols/mcp/read'
import { fromAjv } from '@toolfault/sources/ajv'
import type { Json } from '@toolfault/types/json'
import { compile } from '@toolfault/validators/ajv'
import { digest } from '@toolfault/words/digest'

const tool: Tool = { name: 'book', inputSchema: { type: 'object', required: ['city'] } }
const args: Json = {}
const decide = judge(compile)

const textOf = (fault: Fault): string => digest(fault)

const verdict: Verdict = decide(tool, args)
if (verdict.valid) throw new Error('a missing city is no valid call')
const text = textOf(verdict.fault)
if (!text.includes('`city` is missing')) throw new Error(text)

const back = decode(mcp.encode(verdict.fault))
if (back._tag === 'Left') throw new Error(back.left.map(({ path }) => path.join('/')).join())
const issues: ReadonlyArray<Issue> =
  back.right.value.kind === 'invalid_arguments' ? back.right.value.issues : []
if (issues[0]?.path[0] !== 'city') throw new Error('the place was lost')

const empty = invalidArguments('book', fromAjv([]))
if (failureOf(mcp.encode(empty))?.fault.kind !== 'invalid_arguments') throw new Error('unread')

const serve = toolfault({ tools: [tool], judge: decide, run: () => ({ sent: true }) })
const request = new Request('http://localhost/tools/book/validate', { method: 'POST', body: '{}' })
const answer: Response = await serve(request)
if (answer.status !== 200) throw new Error(await answer.text())

// @ts-expect-error a tool without a name is none
export const nameless: Tool = { inputSchema: {} }
// @ts-expect-error a fault has one of nine kinds
export const unheard: Fault = { kind: 'strange' }
