import { part } from '@toolfault/model'
import { isFunction } from './method.js'

/** Whoever took time to answer once: it may do more than look at a value, as asking a database. */
const slow = new WeakSet<object>()

/**
 * How to ask a schema again, of another value, after its first answer; `undefined` where it took time for one, now or
 * before. What it returns throws where an answer is late: nobody waits for that.
 */
export const again = (
  schema: object,
  first: unknown,
  ask: (value: unknown) => unknown
): ((value: unknown) => unknown) | undefined => {
  if (isLate(first)) slow.add(schema)
  if (slow.has(schema)) return undefined
  return (value) => {
    const answer = ask(value)
    if (!isLate(answer)) return answer
    slow.add(schema)
    Promise.resolve(answer).catch(() => undefined)
    throw new TypeError('the schema answered with a promise')
  }
}

/** Whether an answer only comes later: it is a promise, of whatever make. */
const isLate = (answer: unknown): boolean => isFunction(part(answer, 'then'))
