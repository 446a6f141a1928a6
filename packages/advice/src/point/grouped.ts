import type { Advice } from '@toolfault/model'
import type { Folded } from '../told/fold.js'
import { type Describing, describeOne } from './describe.js'

/** One piece of advice for one issue, or for several of which all that is said of the first is true. */
export const describeGroup = (to: Describing, group: Folded): Advice => {
  const { at, count, last, next, told } = group
  const piece = describeOne(to, told)
  if (count === 1) return piece
  return {
    ...together(piece),
    count,
    ...(at === undefined ? {} : { at }),
    ...(last === undefined ? {} : { last }),
    ...(next === undefined ? {} : { next })
  }
}

/** What holds for one value of many alike is its type, not its size, its text or the exact value to send. */
export const together = (piece: Advice): Advice => {
  const { expected, fix, received } = piece
  return {
    ...piece,
    ...(received?.id === 'type' ? { received: { id: 'type', type: received.type } } : {}),
    ...(fix?.id === 'put' && expected?.id === 'type'
      ? { fix: { id: piece.kind === 'missing' ? 'add' : 'send', types: expected.types } }
      : {})
  }
}
