import { advise, advised } from '@toolfault/advice/advise'
import { asking } from '@toolfault/advice/ask'
import { meant } from '@toolfault/advice/meant'
import {
  type Fault,
  type InvalidArguments,
  type InvalidVerdict,
  type Issue,
  isInvalidArguments,
  printPointer,
  type Remark,
  schemaOf,
  type Tool,
  total,
  type Verdict
} from '@toolfault/model'
import { encode } from '@toolfault/protocols/ncp'

/**
 * A server's no with the client's own advice. Where the client's judge says no as well, what both say is
 * told once, in the words of the one that knows the schema, and whatever only the server says stays
 * beside it. A fault of another kind is the server's alone.
 */
export const enriched = (
  verdict: InvalidVerdict,
  own: Verdict | undefined,
  tool: Tool,
  args: unknown
): Verdict =>
  total<Verdict>(
    () => {
      const { fault } = verdict
      if (!isInvalidArguments(fault))
        return { ...verdict, fault: { ...fault, tool: nameOf(fault, tool) } }
      const ours = own === undefined || own.valid ? undefined : own
      const agreed = ours !== undefined && isInvalidArguments(ours.fault) ? ours.fault : undefined
      const about = { schema: schemaOf(tool), value: args, meant }
      const points = pointsOf(fault, agreed)
      const known = advised(points.known, about)
      const both = { ...beside(known, advise(points.others)), tool: tool.name }
      const whole = asking(both, tool)
      // What our own words say already is not said again.
      const noticed = ours?.warnings ?? []
      const said = encode({ valid: false, fault: whole, warnings: noticed })
      const warnings = unlike([...unsaid(verdict.warnings, said.warnings), ...noticed])
      const suggestions = unsaid(verdict.suggestions, said.suggestions ?? [])
      return {
        valid: false,
        fault: whole,
        ...(warnings.length > 0 ? { warnings } : {}),
        ...(suggestions.length > 0 ? { suggestions } : {})
      }
    },
    () => verdict
  )

const nameOf = (fault: Fault, tool: Tool): string => fault.tool ?? tool.name

/** What the client can say as well or better, and what only the server says. */
interface Points {
  readonly known: InvalidArguments
  readonly others: InvalidArguments
}

const pointsOf = (theirs: InvalidArguments, ours: InvalidArguments | undefined): Points => {
  const { advice: _, unadvised: __, ...whole } = theirs
  const sentences = new Set(ours === undefined ? [] : encode({ valid: false, fault: ours }).errors)
  const places = new Set(ours?.issues.map(placeOf))
  const isSaid = (issue: Issue): boolean =>
    (issue.message !== undefined && sentences.has(issue.message)) ||
    (!isSentence(issue) && places.has(placeOf(issue)))
  const isOther = (issue: Issue): boolean =>
    isSentence(issue) ? !isSaid(issue) : ours !== undefined && !isSaid(issue)
  const known = ours?.issues ?? theirs.issues.filter((issue) => !isSentence(issue))
  const isCut = theirs.truncated === true || ours?.truncated === true
  return {
    known: { ...ours, ...whole, issues: known, ...(isCut ? { truncated: true } : {}) },
    others: { kind: 'invalid_arguments', issues: theirs.issues.filter(isOther) }
  }
}

/** Two sentences about one place have nothing in common but the place. */
const isSentence = ({ kind }: Issue): boolean => kind === 'rule' || kind === 'unknown'

/** Advised apart and without the schema, since a sentence gives way to what a schema says. */
const beside = (known: InvalidArguments, others: InvalidArguments): InvalidArguments => {
  const advice = [...(known.advice ?? []), ...(others.advice ?? [])]
  const cut = Math.max(0, advice.length - MOST)
  const unadvised = (known.unadvised ?? 0) + (others.unadvised ?? 0) + cut
  return {
    ...known,
    issues: [...known.issues, ...others.issues],
    ...(advice.length > 0 ? { advice: advice.slice(0, MOST) } : {}),
    ...(unadvised > 0 ? { unadvised } : {})
  }
}

/** More advice than this helps nobody. */
const MOST = 64

const placeOf = ({ kind, path }: Issue): string => `${kind} ${printPointer(path)}`

const unsaid = (
  remarks: ReadonlyArray<Remark> | undefined,
  sentences: ReadonlyArray<string>
): ReadonlyArray<Remark> => {
  const known = new Set(sentences)
  return (remarks ?? []).filter((remark) => remark.id !== 'said' || !known.has(remark.text))
}

const unlike = (remarks: ReadonlyArray<Remark>): ReadonlyArray<Remark> => [
  ...new Map(remarks.map((remark) => [JSON.stringify(remark), remark])).values()
]
