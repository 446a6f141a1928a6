import { joined } from '../english.js'

/** What became of a call since the attempt before. No needle of Agentopia's detector stands here (row A18). */
export const attempts = {
  since: (news: ReadonlyArray<string>): string => `Since the last attempt: ${news.join('; ')}.`,
  fixed: (places: ReadonlyArray<string>): string => `fixed ${joined(places, 'and')}`,
  still: (places: ReadonlyArray<string>): string => `still wrong ${joined(places, 'and')}`,
  changed: (places: ReadonlyArray<string>): string =>
    `wrong in another way ${joined(places, 'and')}`,
  fresh: (places: ReadonlyArray<string>): string => `newly wrong ${joined(places, 'and')}`,
  again: (places: ReadonlyArray<string>): string =>
    places.length === 0
      ? 'The last attempt failed in the same way.'
      : `The last attempt failed in the same way: still wrong ${joined(places, 'and')}.`,
  stop: (count: number, places: ReadonlyArray<string>): string =>
    `This call has failed ${count} times in the same way: stop calling it and ask the user${
      places.length === 0 ? '' : ` about ${joined(places, 'and')}`
    }.`
}
