import { type Findings, isList, keysOf, own, unjudged } from '@toolfault/model'

/**
 * Judge a number that JSON lacks (`1e999` is read as `Infinity`) as what is none, as the other validators do: to this
 * one it is a number, an integer even. Something that is no number stands in for it; where that may be something else
 * as well, the next one.
 */
export const finite =
  (judge: (value: unknown) => Findings) =>
  (value: unknown): Findings => {
    try {
      if (!holdsOther(value)) return judge(value)
      const all = standIns.map((one) => judge(standing(value, one)))
      return all.find(({ issues }) => issues.length > 0) ?? { issues: [] }
    } catch (error) {
      return unjudged(error)
    }
  }

const standIns: ReadonlyArray<unknown> = [null, false, {}]

const isOther = (value: unknown): boolean => typeof value === 'number' && !Number.isFinite(value)

const holdsOther = (value: unknown): boolean => {
  const seen = new Set<unknown>()
  const open = [value]
  for (let part = open.pop(); part !== undefined || open.length > 0; part = open.pop()) {
    if (isOther(part)) return true
    if (typeof part !== 'object' || part === null || seen.has(part)) continue
    seen.add(part)
    for (const key of keysOf(part)) open.push(own(part, key))
  }
  return false
}

const standing = (value: unknown, standIn: unknown): unknown => {
  if (isOther(value)) return standIn
  if (isList(value)) return value.map((item) => standing(item, standIn))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(keysOf(value).map((key) => [key, standing(own(value, key), standIn)]))
}
