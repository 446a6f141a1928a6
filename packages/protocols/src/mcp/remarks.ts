import { isList, own, type Remark, steps, toJson, total, type Verdict } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import { type Remarking, remark } from '@toolfault/words/remark'

/** The `_meta` key under which the remarks on a call that went through stand. */
export const REMARKS = 'dev.toolfault/remarks'

/** More remarks than this are noise. */
const MOST = 64

/**
 * The `_meta` to merge into the result of a call that went through: what the judge remarked on, each as
 * data with its sentence in `text` (row N8; the data may stand in `_meta` alone, row M9). Paths are the
 * exact keys. `undefined` where there is nothing to say, and for what is no verdict.
 */
export const remarks = (verdict: Verdict, remarking: Remarking = {}): JsonObject | undefined =>
  total(
    () => {
      const warnings = told(verdict.warnings, remarking)
      const suggestions = told(verdict.suggestions, remarking)
      if (warnings.length + suggestions.length === 0) return undefined
      return {
        [REMARKS]: {
          ...(warnings.length > 0 ? { warnings } : {}),
          ...(suggestions.length > 0 ? { suggestions } : {})
        }
      }
    },
    () => undefined
  )

const told = (
  given: ReadonlyArray<Remark> | undefined,
  remarking: Remarking
): ReadonlyArray<Json> => {
  const budget = steps()
  return (isList(given) ? given : []).slice(0, MOST).flatMap((one: Remark) => {
    const text = remark(one, remarking)
    if (text === '') return []
    const { id } = one
    const path = toJson(own(one, 'path'), budget)
    const suggestion = toJson(own(one, 'suggestion'), budget)
    return [
      {
        id,
        ...(isList(path) ? { path } : {}),
        ...(isList(suggestion) ? { suggestion } : {}),
        text
      }
    ]
  })
}
