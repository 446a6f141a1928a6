import { shareOf } from '../names/colour.js'

/**
 * The parts of a colour, of 255 or of 1 by what their places take: those that take more than both, or less, tell neither, and get
 * `undefined`.
 */
export const inParts = (
  channels: ReadonlyArray<number>,
  takes: (value: number) => boolean
): ReadonlyArray<number> | undefined => {
  if (takes(256) || !takes(0)) return undefined
  return takes(255) ? channels : channels.map(shareOf)
}
