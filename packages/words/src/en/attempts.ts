import { joined } from '../english.js'
import { points } from './points.js'

/** Of the whole, which is no place, a sentence is said. */
const told = (how: string, places: ReadonlyArray<string>, whole = how): string =>
  places.length === 1 && places[0] === points.root
    ? `${points.root} as a whole are ${whole}`
    : `${how} ${joined(places, 'and')}`

/** What became of a call since the attempt before. No needle of Agentopia's detector stands here (row A18). */
export const attempts = {
  since: (news: ReadonlyArray<string>): string => `Since the last attempt: ${news.join('; ')}.`,
  fixed: (places: ReadonlyArray<string>): string => `fixed ${joined(places, 'and')}`,
  still: (places: ReadonlyArray<string>): string => told('still wrong', places),
  changed: (places: ReadonlyArray<string>): string => told('wrong in another way', places),
  fresh: (places: ReadonlyArray<string>): string => told('newly wrong', places, 'now wrong'),
  again: (places: ReadonlyArray<string>): string =>
    places.length === 0
      ? 'The last attempt failed in the same way.'
      : `The last attempt failed in the same way: ${told('still wrong', places)}.`,
  stop: (count: number, places: ReadonlyArray<string>): string =>
    `This call has failed ${count} times in the same way: stop calling it and ask the user${
      places.length === 0 ? '' : ` about ${joined(places, 'and')}`
    }.`
}
