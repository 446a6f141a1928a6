import {
  type Fault,
  type FaultKind,
  faultKinds,
  isList,
  isRecord,
  own,
  total,
  type Verdict
} from '@toolfault/model'
import type { McpRevision, TextContent } from '@toolfault/types/mcp'
import type { ToolValidationResult } from '@toolfault/types/ncp'
import type { Attempts } from '@toolfault/words/attempt'
import { en, type Pack } from '@toolfault/words/en'
import type { Verbosity } from '@toolfault/words/sentence'
import { hasResultType, latest } from '../mcp/revision.js'
import { type AsRead, respell } from '../reading/respell.js'
import { amendsOf, MOST, remarksOf, suggestedOf, WARNINGS } from './remarks.js'
import { errorsOf, suggestionsOf } from './told.js'
import { type Within, within } from './within.js'

export { type CapabilityOptions, capability } from './capability.js'
export { type ValidateTool, validateTool } from './validate-tool.js'

/** How the verdict is spelled. */
export interface NcpForm {
  readonly pack?: Pack
  /** How much is said of each point. */
  readonly verbosity?: Verbosity
  /** `false` leaves `suggestions` out, as the text's own sample does (row N7). */
  readonly suggestions?: boolean
  /** How it is said what has changed since the last attempt: the module `words/attempt`, whole. */
  readonly attempts?: Attempts
  /** What the verdict came in, and goes back in. */
  readonly within?: Within
  /** How the other side spelled it, from the form that the reader returns. */
  readonly read?: AsRead
}

/** The verdict inside a normal tool result: no `isError`, whatever it says (row N11). */
export interface NcpToolResult {
  readonly resultType?: 'complete'
  readonly content: readonly [TextContent]
}

/** The fault kinds that this wire has a form for: all, each as one sentence. */
export const carries: ReadonlyArray<FaultKind> = faultKinds

/**
 * Write a verdict as the output of the validation tool (seed 004, "Output Format"): errors are
 * sentences of one line, since clients join them; what may be ignored becomes a warning (row N8),
 * what would mend it a suggestion.
 *
 * Total: what is no verdict is invalid with one sentence.
 */
export const encode = (verdict: Verdict, form: NcpForm = {}): ToolValidationResult =>
  total<ToolValidationResult>(
    () => {
      const written = respell(told(verdict, form), form.read)
      // A border: a verdict that came in something goes back in the same.
      return form.within === undefined
        ? written
        : (within(form.within, written) as ToolValidationResult)
    },
    () => ({ valid: false, errors: [en.faults.internal], warnings: [] })
  )

const told = (verdict: Verdict, form: NcpForm): ToolValidationResult => {
  const { attempts, pack = en, verbosity } = form
  // To find that out by an error takes ten times as long, of each verdict of a batch.
  if (!isVerdict(verdict)) return { valid: false, errors: [pack.faults.internal], warnings: [] }
  // Only a true `true` is a yes: junk must not pass for one.
  const valid = verdict.valid === true
  const mending = valid ? [] : suggestionsOf(verdict.fault, pack, attempts)
  const amends = amendsOf(verdict.warnings, pack)
  const cut = valid ? [] : cutOf(verdict.fault, pack)
  const suggestions = [...mending, ...amends, ...suggestedOf(verdict.suggestions, pack)]
  return {
    valid,
    errors: valid ? [] : errorsOf(verdict.fault, { attempts, pack, verbosity }),
    warnings: [...remarksOf(verdict.warnings, pack).slice(0, WARNINGS - cut.length), ...cut],
    ...(form.suggestions === false ? {} : { suggestions: [...new Set(suggestions)].slice(0, MOST) })
  }
}

/** The verdict as the validation tool answers it through MCP: JSON text in a normal result. */
export const toolResult = (
  verdict: Verdict,
  form: NcpForm & { readonly version?: McpRevision } = {}
): NcpToolResult => resultOf(encode(verdict, form), form)

/**
 * The verdicts on several calls in the order in which they were asked about, our extension (row N5):
 * `{results: [verdict]}` as JSON text in a normal result. What is no list has no verdicts.
 */
export const batchResult = (
  verdicts: ReadonlyArray<Verdict>,
  form: Omit<NcpForm, 'within' | 'read'> & { readonly version?: McpRevision } = {}
): NcpToolResult => {
  const results = total(
    () => (isList(verdicts) ? verdicts.map((verdict) => encode(verdict, form)) : []),
    () => []
  )
  return resultOf({ results }, form)
}

const resultOf = (answer: object, form: { readonly version?: McpRevision }): NcpToolResult => {
  const content = [{ type: 'text', text: JSON.stringify(answer) }] as const
  return total<NcpToolResult>(
    () =>
      hasResultType(form.version ?? latest) ? { resultType: 'complete', content } : { content },
    () => ({ resultType: 'complete', content })
  )
}

/** Whether anything is said: that all is well, or what is not. */
const isVerdict = (verdict: unknown): boolean =>
  isRecord(verdict) && (own(verdict, 'valid') === true || isRecord(own(verdict, 'fault')))

/** A validator that stopped counting has not said all. */
const cutOf = (fault: Fault, pack: Pack): ReadonlyArray<string> =>
  fault.kind === 'invalid_arguments' && fault.truncated === true ? [pack.faults.truncated] : []
