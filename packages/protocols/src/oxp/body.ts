import {
  type ExecutionFailed,
  executionFailed,
  type Fault,
  type InvalidArguments,
  retryCapable
} from '@toolfault/model'
import type {
  MissingRequirements,
  ServerErrorResponse,
  ToolError,
  ValidationErrorResponse
} from '@toolfault/types/oxp'
import { digest } from '@toolfault/words/digest'
import { faults, fixed } from '@toolfault/words/en'
import { prose } from '@toolfault/words/escape'
import { lead } from '@toolfault/words/join'
import { type OxpForm, schemaOf } from './form.js'
import { parameterErrors } from './parameters.js'
import { tells } from './wording.js'

/** Seed 003, "Server Error Response". */
export const serverBody = (
  fault: Fault,
  missing: MissingRequirements | undefined,
  form: OxpForm
): ServerErrorResponse => ({
  ...schemaOf(form),
  message: spoken(fault, form),
  ...developer(fault),
  ...requirements(missing)
})

/** Seed 003, "Input Validation Error Response": it declares no `developer_message`. */
export const inputBody = (
  fault: InvalidArguments,
  missing: MissingRequirements | undefined,
  form: OxpForm
): ValidationErrorResponse => {
  const saying = form.attempts?.raise(fault, form) ?? form
  const { parameters, whole } = parameterErrors(fault, form.keyStyle ?? 'name', saying)
  const headline = prose(fault.message ?? '') || (form.pack?.fixed ?? fixed).invalidInput
  const message = whole.length === 0 ? headline : lead(headline, whole.join('; '))
  return {
    ...schemaOf(form),
    message: guided(retold(message, fault, form), fault),
    ...(Object.keys(parameters).length > 0 ? { parameter_errors: parameters } : {}),
    ...requirements(missing)
  }
}

/** What is missing in the body of a 422, as the common reading has it (row O12). */
export const missingBody = (
  fault: Fault,
  missing: MissingRequirements,
  form: OxpForm
): ValidationErrorResponse => ({
  ...schemaOf(form),
  message: spoken(fault, form),
  ...requirements(missing)
})

/** openapi, ToolError; the retry fields exist here alone. */
export const toolError = (fault: ExecutionFailed, form: OxpForm): ToolError => {
  // The constructor knows which delays a wire can carry (row O3).
  const { retryAfterMs } = executionFailed(fault)
  return {
    message: retold(
      prose(fault.message ?? '') || (form.pack?.faults ?? faults).executionFailed,
      fault,
      form
    ),
    ...developer(fault),
    ...(typeof fault.canRetry === 'boolean' ? { can_retry: retryCapable(fault) } : {}),
    ...additional(guided(prose(fault.hint ?? ''), fault)),
    ...(retryAfterMs === undefined ? {} : { retry_after_ms: retryAfterMs })
  }
}

/** What is missing in the error of a tool, as one published example has it (row O5). */
export const misplacedError = (
  fault: Fault,
  missing: MissingRequirements,
  form: OxpForm
): ToolError => ({
  message: spoken({ ...fault, guidance: '' }, form),
  ...developer(fault),
  ...(typeof fault.canRetry === 'boolean' ? { can_retry: fault.canRetry } : {}),
  ...additional(prose(fault.guidance ?? '')),
  ...requirements(missing)
})

/** A text of a whole fault; a message that was read and tells all of it stands as it is. */
const spoken = (fault: Fault, form: OxpForm): string => {
  const message = prose(fault.message ?? '')
  const text = tells(message, fault)
    ? retold(guided(message, fault), fault, form)
    : digest(fault, form)
  return prose(text) || faults.internal
}

/** A text with what has changed since the last attempt, where the form has words for it. */
const retold = (text: string, fault: Fault, { attempts, pack }: OxpForm): string =>
  attempts?.retell(fault, text, pack) ?? text

/** The author's guidance behind a text, unless it already stands there. */
const guided = (text: string, { guidance }: Fault): string => {
  const more = prose(guidance ?? '')
  return prose(more === '' || text.includes(more) ? text : text === '' ? more : `${text}\n${more}`)
}

const additional = (text: string): { readonly additional_prompt_content?: string } =>
  text === '' ? {} : { additional_prompt_content: text }

const requirements = (
  missing: MissingRequirements | undefined
): { readonly missing_requirements?: MissingRequirements } =>
  missing === undefined ? {} : { missing_requirements: missing }

const developer = ({ developerMessage }: Fault): { readonly developer_message?: string } =>
  typeof developerMessage === 'string' ? { developer_message: developerMessage } : {}
