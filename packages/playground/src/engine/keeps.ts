import type { Verdict } from '@toolfault/model'

/** What a wire keeps of one field of a verdict. */
export interface Kept {
  readonly field: string
  readonly kept: 'whole' | 'part' | 'none'
  /** What of it is lost, as JSON Pointers below the field. */
  readonly lost: ReadonlyArray<string>
}

/**
 * The fields of a verdict, those of its fault beside its remarks, each with what is lost of it. `loses` is
 * what the library says of the wire; `''` in it means that nothing is kept.
 */
export const keeps = (verdict: Verdict, loses: ReadonlyArray<string>): ReadonlyArray<Kept> =>
  fieldsOf(verdict).map((field) => {
    const all = loses.includes('') || loses.includes(`/${field}`)
    const lost = all ? [] : loses.filter((pointer) => pointer.startsWith(`/${field}/`))
    return {
      field,
      kept: all ? 'none' : lost.length > 0 ? 'part' : 'whole',
      lost: lost.map((pointer) => pointer.slice(field.length + 1))
    }
  })

const fieldsOf = (verdict: Verdict): ReadonlyArray<string> => {
  const { warnings, suggestions } = verdict
  const remarks = Object.entries({ warnings, suggestions })
  const told = verdict.valid ? [['valid', true]] : Object.entries(verdict.fault)
  return [...told, ...remarks].flatMap(([field, value]) =>
    typeof field === 'string' && value !== undefined ? [field] : []
  )
}
