import { judge } from '@toolfault/advice/judge'
import { applyRepair, type Repair, repairs } from '@toolfault/advice/repair'
import {
  type Compile,
  type Fault,
  isInvalidArguments,
  schemaOf,
  type Tool,
  type Verdict
} from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { pointsOf } from '@toolfault/words/points'
import { remark } from '@toolfault/words/remark'
import { sentence } from '@toolfault/words/sentence'
import type { Answer, CheckAsk, Checked, Hindrance, Mended, Point } from './ask.js'
import { compilerOf } from './compilers.js'
import { jsonIn, toolIn } from './given.js'
import { marksOf } from './marks.js'
import { changesOf } from './offer.js'
import { isRounded } from './rounded.js'
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
  const open = Object.keys(Object(schemaOf(tool))).length === 0 && schemaOf(tool) !== false
  const said = {
    kind: 'checked',
    remarks: open ? [ANYTHING, ...remarks] : remarks,
    written
  } as const
  if (verdict.valid) {
    const text = 'The call is valid.'
    return { ...nothing, ...said, isValid: true, text }
  }
  const { fault } = verdict
  const hindrance = hindranceOf(ask.args, fault)
  const found = hindrance === 'many' ? [] : surestFirst(repairsOf(compile, tool, args, fault))
  const picked = found.filter(({ grade }, at) => ask.picked?.includes(at) ?? grade === 'certain')
  return {
    ...said,
    isValid: false,
    text: digest(fault),
    points: pointed(fault),
    more: isInvalidArguments(fault) ? pointsOf(fault).cut : 0,
    marks: marksOf(fault),
    offers: found.map((repair) => ({
      grade: repair.grade,
      changes: changesOf(repair, args),
      isPicked: picked.includes(repair)
    })),
    mended:
      picked.length === 0 || hindrance !== undefined
        ? undefined
        : mendedBy(picked, compile, tool, args),
    hindrance
  }
}

/** The proof of a repair judges the call again. */
const MANY = 500

const hindranceOf = (args: string, fault: Fault): Hindrance | undefined => {
  if (isInvalidArguments(fault) && fault.issues.length > MANY) return 'many'
  return isRounded(args) ? 'rounded' : undefined
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

const ANYTHING = 'This tool has no `inputSchema`, so that all arguments are valid'

const nothing = {
  points: [],
  more: 0,
  marks: [],
  offers: [],
  mended: undefined,
  hindrance: undefined
} as const

const grades: ReadonlyArray<Repair['grade']> = ['certain', 'likely', 'guess']

const surestFirst = (found: ReadonlyArray<Repair>): ReadonlyArray<Repair> =>
  grades.flatMap((grade) => found.filter((repair) => repair.grade === grade))

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
  isInvalidArguments(fault)
    ? pointsOf(fault).points.map((piece) => ({ kind: piece.kind, text: sentence(piece) }))
    : [{ kind: 'unknown', text: digest(fault) }]
