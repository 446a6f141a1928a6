import { isEnvelope } from '../names/envelope.js'

/** Whether a key says no more than that arguments stand under it, or what narrows down what is asked for. */
export const isHolder = (key: string): boolean => isEnvelope(key) || isFilter(key)

/** Whether a key says no more than that what it holds narrows down what is asked for. */
export const isFilter = (key: string): boolean =>
  /^(?:conditions?|criteria|filters?|where)$/i.test(key)
