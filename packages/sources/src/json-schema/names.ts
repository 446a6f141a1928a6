import { isRecord, keysOf, own, owns, type Path, valueAt } from '@toolfault/model'
import { textsIn } from './rule.js'
import type { Said } from './sentence.js'

/** What is known beside the error. */
export interface Known {
  /** What the schema has under the keyword, and the schema that has it. */
  readonly rule: unknown
  readonly owner: unknown
  readonly value: unknown
  readonly hasValue: boolean
}

/**
 * The keys that an error does not name, from the schema and the value; several lists where several keys
 * make others necessary. None where they cannot be told. No pattern of the schema is run.
 */
export const namesFrom = (keyword: string, path: Path, known: Known): ReadonlyArray<Said> => {
  const there = known.hasValue ? valueAt(known.value, path) : undefined
  if (keyword === 'required') return lacking(textsIn(known.rule), there, known.hasValue)
  if (keyword === 'dependentRequired' || keyword === 'dependencies') {
    if (!isRecord(there)) return []
    return keysOf(known.rule)
      .filter((cause) => owns(there, cause))
      .flatMap((cause) =>
        lacking(textsIn(own(known.rule, cause)), there, true).map((said) => ({ ...said, cause }))
      )
  }
  return keyword === 'additionalProperties' && isRecord(there) ? surplus(there, known) : []
}

const lacking = (
  names: ReadonlyArray<string>,
  there: unknown,
  hasValue: boolean
): ReadonlyArray<Said> => {
  const absent = hasValue ? names.filter((name) => isRecord(there) && !owns(there, name)) : names
  return absent.length === 0 || (!hasValue && names.length > 1) ? [] : [{ names: absent }]
}

const surplus = (there: object, { owner }: Known): ReadonlyArray<Said> => {
  // The rule alone, which some errors hold, does not say which keys are described.
  if (own(owner, 'additionalProperties') !== false) return []
  if (own(owner, 'patternProperties') !== undefined) return []
  const names = keysOf(there).filter((key) => !owns(own(owner, 'properties'), key))
  return names.length === 0 ? [] : [{ names }]
}
