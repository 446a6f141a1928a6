import { type NoForm, requestedSchema } from '@toolfault/advice/form'
import { type Fault, isInvalidArguments, type Path, total } from '@toolfault/model'
import type { McpRevision, RequestedSchema } from '@toolfault/types/mcp'
import { actionOf } from '@toolfault/words/action'
import { asking, type Pack } from '@toolfault/words/en'

/** What the form is cut from, for whom, and how it is said. */
export interface AnswerForm {
  /** The tool's own schema. */
  readonly schema: unknown
  /** 2026-07-28 when absent; before 2025-11-25 a form holds less. */
  readonly version?: McpRevision
  readonly pack?: Pick<Pack, 'asking'>
}

/** A form for the user; or why there is none, and which argument stands in the way. */
export type FormForUser =
  | {
      readonly ok: true
      readonly message: string
      readonly requestedSchema: RequestedSchema
      /** Where each answer belongs; `mergeAnswer` takes it. */
      readonly paths: { readonly [name: string]: Path }
    }
  | ({ readonly ok: false } & NoForm)

/**
 * What to ask the user so that the call can be made: the fields that the arguments lack, and a sentence
 * above them. Never a secret. `ok: false` where a form cannot mend the call: the model has to, or a page.
 */
export const answerForm = (fault: Fault, about: AnswerForm): FormForUser =>
  total<FormForUser>(
    () => {
      const { pack = { asking }, schema, version } = about
      const form = requestedSchema(fault, schema, version === undefined ? {} : { version })
      if (form._tag === 'Left') return { ok: false, ...form.left }
      const action = isInvalidArguments(fault) ? actionOf(fault, pack.asking) : ''
      return { ok: true, message: pack.asking.fill(action), ...form.right }
    },
    () => ({ ok: false, reason: 'nothing_missing' })
  )
