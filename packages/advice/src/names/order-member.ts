import { orderIn } from './direction.js'
import { wholeOf } from './spelling.js'

/**
 * The only listed text that orders by the same and the same way as a text: `modifiedTime desc` for `-modifiedTime`. Where only what falls
 * says its way, what says none rises.
 */
export const orderMember = (value: string, names: ReadonlyArray<string>): string | undefined => {
  const given = orderIn(value)
  if (given === undefined) return undefined
  const isOf = (name: string): boolean => wholeOf(name) === wholeOf(given.by)
  const ways = names.flatMap((name) => {
    const order = orderIn(name)
    return order !== undefined && isOf(order.by) ? [{ name, way: order.direction }] : []
  })
  const same = ways.filter(({ way }) => way === given.direction).map(({ name }) => name)
  const bare = ways.length > 0 && given.direction === 'rising' ? names.filter(isOf) : []
  const [only, more] = same.length > 0 ? same : bare
  return more === undefined ? only : undefined
}

/** Whether a text says one way of an order, and another, where some say theirs, says it not: `-price` and `price`. */
export const isOtherWay = (value: string, near: string, names: ReadonlyArray<string>): boolean => {
  const way = orderIn(value)?.direction
  return (
    way !== undefined &&
    orderIn(near)?.direction !== way &&
    names.some((name) => orderIn(name)?.direction === way)
  )
}
