import {
  type Advice,
  type Fault,
  type FaultKind,
  faultKinds,
  internal,
  invalid,
  type Remark,
  total,
  type Verdict
} from '@toolfault/model'
import type { McpRevision, TextContent } from '@toolfault/types/mcp'
import type { ToolValidationResult } from '@toolfault/types/ncp'
import { digest } from '@toolfault/words/digest'
import { en, type Pack } from '@toolfault/words/en'
import { atom, line } from '@toolfault/words/escape'
import { isLacking, pointsOf } from '@toolfault/words/points'
import { remedy, sentence } from '@toolfault/words/sentence'
import { hasResultType, latest } from '../mcp/revision.js'
import { parameterName } from '../name.js'

export {
  type CapabilityOptions,
  capability,
  type ValidateTool,
  validateTool
} from './capability.js'

/** How the verdict is spelled. */
export interface NcpForm {
  readonly pack?: Pack
  /** `false` leaves `suggestions` out, as the text's own sample does (row N7). */
  readonly suggestions?: boolean
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
 * sentences, what may be ignored becomes a warning (row N8), what would mend it a suggestion.
 *
 * Total: what is no verdict is invalid with one sentence.
 */
export const encode = (verdict: Verdict, form: NcpForm = {}): ToolValidationResult =>
  total(
    () => {
      const { pack = en } = form
      const errors = verdict.valid ? [] : errorsOf(verdict.fault, pack)
      const suggestions = verdict.valid ? [] : remedies(verdict.fault, pack)
      return {
        valid: verdict.valid,
        errors,
        warnings: (verdict.warnings ?? []).map((remark) => told(remark, pack)),
        ...(form.suggestions === false
          ? {}
          : {
              suggestions: [
                ...suggestions,
                ...(verdict.suggestions ?? []).map((remark) => told(remark, pack))
              ]
            })
      }
    },
    () => ({ valid: false, errors: [en.internal], warnings: [], suggestions: [] })
  )

/** The verdict as the validation tool answers it through MCP: JSON text in a normal result. */
export const toolResult = (
  verdict: Verdict,
  form: NcpForm & { readonly version?: McpRevision } = {}
): NcpToolResult =>
  total(
    () => answer(verdict, form),
    () => answer(invalid(internal()), {})
  )

const answer = (
  verdict: Verdict,
  form: NcpForm & { readonly version?: McpRevision }
): NcpToolResult => ({
  ...(hasResultType(form.version ?? latest) ? { resultType: 'complete' } : {}),
  content: [{ type: 'text', text: JSON.stringify(encode(verdict, form)) }]
})

const errorsOf = (fault: Fault, pack: Pack): ReadonlyArray<string> => {
  const points = fault.kind === 'invalid_arguments' ? pointsOf(fault) : []
  return points.length > 0 && fault.message === undefined
    ? points.map((point) => errorOf(point, pack))
    : [digest(fault, { pack }) || pack.internal]
}

/** The text's own wording for what is missing; clients look for it. */
const errorOf = (point: Advice, pack: Pack): string =>
  isLacking(point) && point.expected?.id !== 'said'
    ? pack.missingParameter(atom(parameterName(point.path), 200))
    : sentence(point, { pack })

const remedies = (fault: Fault, pack: Pack): ReadonlyArray<string> =>
  fault.kind === 'invalid_arguments'
    ? pointsOf(fault)
        .map((point) => remedy(point, { pack }))
        .filter((text) => text !== '')
    : []

const told = (remark: Remark, pack: Pack): string =>
  remark.id === 'said'
    ? line(remark.text)
    : pack.ignoredKey(`"${atom(parameterName(remark.path), 200)}"`)
