import { judge } from '@toolfault/advice/judge'
import { type Compile, schemaOf, type Tool, type Verdict } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { remark } from '@toolfault/words/remark'
import type { Answer, CheckAsk, Checked } from './ask.js'
import { compilerOf } from './compilers.js'
import { jsonIn, toolIn } from './given.js'
import { marksOf } from './marks.js'
import { mending } from './mend.js'
import { pointed } from './points.js'
import { wireOf, writtenOf } from './write.js'

/** Judge a call, say what would mend it, and what the chosen wire makes of it. */
export const check = (ask: CheckAsk): Answer => {
  const definition = jsonIn(ask.tool, 'tool')
  if (!('json' in definition)) return definition
  const given = jsonIn(ask.args, 'args')
  if (!('json' in given)) return given
  const tool = toolIn(definition.json)
  if (tool === undefined) {
    const detail = 'This is neither a tool with a name and an inputSchema nor a JSON Schema.'
    return { kind: 'unusable', where: 'tool', detail }
  }
  const compile = compilerOf(ask.validator)
  const verdict = judge(compile)(tool, given.json)
  if (!verdict.valid && verdict.fault.kind === 'invalid_schema') {
    return {
      kind: 'unusable',
      where: 'tool',
      detail: `This schema cannot be used: ${verdict.fault.detail}`
    }
  }
  return checked(ask, compile, tool, given.json, verdict)
}

const checked = (
  ask: CheckAsk,
  compile: Compile,
  tool: Tool,
  args: unknown,
  verdict: Verdict
): Checked => {
  const written = writtenOf(verdict, wireOf(ask.wire), ask.revision)
  const remarks = [...(verdict.warnings ?? []), ...(verdict.suggestions ?? [])].map((one) =>
    remark(one)
  )
  const asksNothing = Object.keys(Object(schemaOf(tool))).length === 0 && schemaOf(tool) !== false
  const said = {
    kind: 'checked',
    remarks: asksNothing ? [ANYTHING, ...remarks] : remarks,
    written
  } as const
  if (verdict.valid) {
    const text = 'The call is valid.'
    return { ...nothing, ...said, isValid: true, text }
  }
  const { fault } = verdict
  return {
    ...said,
    isValid: false,
    text: digest(fault),
    ...pointed(fault),
    marks: marksOf(fault),
    ...mending(ask, compile, tool, args, fault)
  }
}

const ANYTHING = 'The schema of this tool asks for nothing, so that all arguments are valid'

const nothing = {
  points: [],
  more: 0,
  marks: [],
  offers: [],
  mended: undefined,
  hindrance: undefined
} as const
