import { headOf } from './spelling.js'

/** A longer text is no colour. */
const LONG = 32

/** Whether a name is of a colour. */
export const isColourName = (name: string): boolean =>
  /^(?:colou?r|rgba?|fill|tint)s?$/.test(headOf(name))

/** The red, green and blue of a colour, each up to 255, as a text says them: `#ff8000`, `#f80`, `rgb(255, 128, 0)`; `undefined` for any other. */
export const channelsIn = (text: string): ReadonlyArray<number> | undefined => {
  if (text.length > LONG) return undefined
  const bare = text.trim()
  const [, hex] = /^#([\da-f]{6}|[\da-f]{3})$/i.exec(bare) ?? []
  if (hex !== undefined) {
    const size = hex.length / 3
    return [0, 1, 2].map((at) => {
      const digits = hex.slice(at * size, (at + 1) * size)
      return Number.parseInt(size === 1 ? digits + digits : digits, 16)
    })
  }
  const [, ...parts] = /^rgb\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})\)$/i.exec(bare) ?? []
  const channels = parts.map(Number)
  return channels.length === 3 && channels.every(isChannel) ? channels : undefined
}

/** Whether a number may be how much of one there is, of 255. */
export const isChannel = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST

/** The share of the whole that so much of one is. */
export const shareOf = (channel: number): number => Math.round((channel * 1000) / MOST) / 1000

const MOST = 255
