import { judge } from '@toolfault/advice/judge'
import { applyRepair, grades, type Repair, repairs } from '@toolfault/advice/repair'
import { type Compile, type Fault, isInvalidArguments, schemaOf, type Tool } from '@toolfault/model'
import type { CheckAsk, Checked, Hindrance, Mended } from './ask.js'
import { changesOf } from './offer.js'
import { pointed } from './points.js'
import { isRounded } from './rounded.js'

/** What would mend a call, surest first, and the arguments after the repairs that are picked. */
export const mending = (
  ask: CheckAsk,
  compile: Compile,
  tool: Tool,
  args: unknown,
  fault: Fault
): Pick<Checked, 'hindrance' | 'mended' | 'offers'> => {
  const hindrance = hindranceOf(ask.args, fault)
  const found = hindrance === 'many' ? [] : surestFirst(repairsOf(compile, tool, args, fault))
  const picked = found.filter(({ grade }, at) => ask.picked?.includes(at) ?? grade === 'certain')
  const isMended = picked.length > 0 && hindrance === undefined
  return {
    offers: found.map((repair) => ({
      grade: repair.grade,
      changes: changesOf(repair, args),
      isPicked: picked.includes(repair)
    })),
    mended: isMended ? mendedBy(picked, compile, tool, args) : undefined,
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
    left: after.valid ? [] : pointed(after.fault).points.map(({ text }) => text)
  }
}
