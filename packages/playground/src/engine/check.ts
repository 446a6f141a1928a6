import { judge } from '@toolfault/advice/judge'
import { applyRepair, type Repair, repairs } from '@toolfault/advice/repair'
import { type Compile, type Fault, schemaOf, type Tool, type Verdict } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { pointsOf } from '@toolfault/words/points'
import { remark } from '@toolfault/words/remark'
import { sentence } from '@toolfault/words/sentence'
import type { Answer, CheckAsk, Checked, Mended, Point } from './ask.js'
import { compilerOf } from './compilers.js'
import { jsonIn, toolIn } from './given.js'
import { marksOf } from './marks.js'
import { changesOf } from './offer.js'
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
  const said = { kind: 'checked', remarks, written } as const
  if (verdict.valid) {
    const text = 'The call is valid.'
    return { ...said, isValid: true, text, points: [], marks: [], offers: [], mended: undefined }
  }
  const { fault } = verdict
  const found = repairsOf(compile, tool, args, fault)
  const picked = found.filter(({ grade }, at) => ask.picked?.includes(at) ?? grade === 'certain')
  return {
    ...said,
    isValid: false,
    text: digest(fault),
    points: pointed(fault),
    marks: marksOf(fault),
    offers: found.map((repair) => ({
      grade: repair.grade,
      changes: changesOf(repair, args),
      isPicked: picked.includes(repair)
    })),
    mended: picked.length === 0 ? undefined : mendedBy(picked, compile, tool, args)
  }
}

const repairsOf = (
  compile: Compile,
  tool: Tool,
  value: unknown,
  fault: Fault
): ReadonlyArray<Repair> => {
  const schema = schemaOf(tool)
  const compiled = compile(schema)
  return compiled._tag === 'Left' ? [] : repairs(fault, { schema, value, check: compiled.right })
}

const mendedBy = (
  picked: ReadonlyArray<Repair>,
  compile: Compile,
  tool: Tool,
  args: unknown
): Mended => {
  const { value } = applyRepair(args, picked, { least: 'guess' })
  const after = judge(compile)(tool, value)
  return {
    before: JSON.stringify(args, null, 2),
    after: JSON.stringify(value, null, 2),
    left: after.valid ? [] : pointed(after.fault).map(({ text }) => text)
  }
}

const pointed = (fault: Fault): ReadonlyArray<Point> =>
  fault.kind === 'invalid_arguments'
    ? pointsOf(fault).points.map((piece) => ({ kind: piece.kind, text: sentence(piece) }))
    : [{ kind: 'unknown', text: digest(fault) }]
