import { isCalling, isHolding } from './naming.js'

/** The keys under which an entry has its name and its value. */
export interface Named {
  readonly key: string
  readonly value: string
}

/**
 * Which of some keys calls an entry by its name, and which holds its value: of two the one says it better than the other.
 * A map may have what is shown as a key and as a value.
 */
export const entriesAmong = (names: ReadonlyArray<string>): ReadonlyArray<Named> => {
  const [one, other, more] = names
  if (one !== undefined && other !== undefined && more === undefined) {
    const says = saysEntry(one, other) - saysEntry(other, one)
    if (says === 0 || names.some((name) => /^(?:label|title)$/i.test(name))) return []
    return [says > 0 ? { key: one, value: other } : { key: other, value: one }]
  }
  const [key, otherKey] = names.filter(isCalling)
  const [value, otherValue] = names.filter(isHolding)
  const isSure = otherKey === undefined && otherValue === undefined
  return isSure && key !== undefined && value !== undefined ? [{ key, value }] : []
}

const saysEntry = (key: string, value: string): number =>
  Number(mayCall(key)) + Number(mayHold(value))

/** Whether what an entry is of may stand under a key: what is called by it in a map. */
export const mayCall = (key: string): boolean =>
  isCalling(key) ||
  /^(?:id|path|file_?(?:name|path)?|property|var(?:iable)?|param(?:eter)?|attribute|slug|by)$/i.test(
    key
  )

/** Whether what an entry holds may stand under a key. */
export const mayHold = (key: string): boolean =>
  isHolding(key) || /^(?:val|text|data|body|sort_?order|dir)$/i.test(key)
