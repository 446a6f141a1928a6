import { isList, isRecord, keysOf, own } from '@toolfault/model'
import { directionOf, type Order, orderIn } from '../names/direction.js'
import { sole } from '../union/sole.js'

/** Both as a text, a pair or an object says them: `-price`, `["price", "desc"]`, `{ "field": "price", "order": "desc" }`. */
export const saidBy = (value: unknown): Order | undefined => {
  if (typeof value === 'string') return orderIn(value)
  if (isList(value)) return value.length === 1 ? saidAlone(value[0]) : saidApart(value)
  return saidAlone(value)
}

const saidAlone = (value: unknown): Order | undefined => {
  if (typeof value === 'string') return orderIn(value)
  const [key, ...more] = isRecord(value) ? keysOf(value) : []
  if (key === undefined || more.length > 1) return undefined
  const [held, other] = [own(value, key), own(value, more[0] ?? '')]
  return saidApart(more.length === 0 ? [key, held] : [held, other])
}

const saidApart = (parts: ReadonlyArray<unknown>): Order | undefined => {
  const by = sole(parts.filter((one) => directionOf(one) === undefined))
  const direction = sole(parts.flatMap((one) => directionOf(one) ?? []))
  return parts.length === 2 && typeof by === 'string' && direction !== undefined
    ? { by, direction }
    : undefined
}
