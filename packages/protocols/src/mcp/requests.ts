import { type Fault, total } from '@toolfault/model'
import type { ElicitRequest, InputRequests, McpRevision } from '@toolfault/types/mcp'
import { asking, faults } from '@toolfault/words/en'
import { declares } from './elicit.js'
import { filling } from './filling.js'
import { pages, visiting } from './pages.js'
import { latest } from './revision.js'
import type { McpForm } from './write.js'

/**
 * What a server may ask the user while the call runs, by the name of each request: `elicitation/create`
 * with a form from 2025-06-18 on, with a page from 2025-11-25 on, each only where the client declared the
 * mode. From 2026-07-28 on the same requests travel inside the answer, which `encode` writes.
 *
 * `undefined` where there is nothing to ask, nobody to ask, or the revision has no way for it. The answers
 * come back beside the arguments: read them with `decodeAnswers`, put them in with `mergeAnswers` of
 * `@toolfault/advice/form`, and check the arguments again.
 */
export const requests = (fault: Fault, form: McpForm = {}): InputRequests | undefined =>
  total(
    () => {
      const { elicit, version = latest } = form
      if (elicit === undefined) return undefined
      const pack = form.pack ?? { asking, faults }
      const mode = fault.kind === 'invalid_arguments' ? 'form' : 'url'
      if (version < since[mode] || !declares(mode, elicit.capabilities)) return undefined
      const asked =
        fault.kind === 'invalid_arguments'
          ? (filling(fault, elicit.form, pack)?.requests ?? {})
          : visiting(pages(fault, pack.faults))
      if (Object.keys(asked).length === 0) return undefined
      return version >= '2025-11-25' ? asked : withoutModes(asked)
    },
    () => undefined
  )

const since: { readonly [mode in 'form' | 'url']: McpRevision } = {
  form: '2025-06-18',
  url: '2025-11-25'
}

/** 2025-06-18 knows no modes (Elicitation, "Creating Elicitation Requests"). */
const withoutModes = (asked: InputRequests): InputRequests =>
  Object.fromEntries(
    Object.entries(asked).map(([key, request]) => {
      if (request.method !== 'elicitation/create' || request.params.mode === 'url') {
        return [key, request]
      }
      const { mode: _, ...params } = request.params
      return [key, { ...request, params } satisfies ElicitRequest]
    })
  )
