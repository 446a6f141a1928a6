import { type Fault, isStuck, mendedBy, type Progress, total } from '@toolfault/model'
import { attempts, type Pack, points } from './en.js'
import { prose } from './escape.js'
import { placesOf } from './marked.js'
import type { Saying, Verbosity } from './sentence.js'

/**
 * How a wire says what became of a call since the attempt before. This module is one: who imports it
 * whole and puts it into the form of a wire has the words, and nobody else pays for them.
 */
export interface Attempts {
  readonly raise: <S extends Pick<Saying, 'verbosity'>>(fault: Fault, saying: S) => S
  readonly progress: (fault: Fault, pack?: Pack) => string
  readonly retell: (fault: Fault, text: string, pack?: Pack) => string
}

/** So many places of a sort are named, the others counted. */
const FEW = 4

const levels: ReadonlyArray<Verbosity> = ['brief', 'normal', 'full']

/**
 * The same way of saying, one level of verbosity up for each time that the call has failed in the same
 * way before. Returns what it was given where there is nothing to raise.
 */
export const raise = <S extends Pick<Saying, 'verbosity'>>(fault: Fault, saying: S): S =>
  total(
    () => {
      const again = (fault.attempt?.count ?? 1) - 1
      const from = levels.indexOf(saying.verbosity ?? 'normal')
      const verbosity = levels[Math.min(from + again, levels.length - 1)]
      return again > 0 && from >= 0 && verbosity !== undefined ? { ...saying, verbosity } : saying
    },
    () => saying
  )

/**
 * What has changed since the attempt before, as one sentence: what is fixed, still wrong and new; at the
 * second failure of a kind that nothing changed; from the third on, to stop and ask. `''` where there is
 * nothing to say, where only time can help, and for what is no fault.
 */
export const progress = (fault: Fault, pack?: Pack): string =>
  total(
    () => {
      const told = fault.attempt
      const who = mendedBy(fault)
      if (told === undefined || who === 'time') return ''
      const say = pack?.attempts ?? attempts
      const some = (names: ReadonlyArray<string>): ReadonlyArray<string> =>
        few(names, pack?.points ?? points)
      const still = placesOf(told.still, pack)
      if (isStuck(fault)) return say.stop(told.count, some(still))
      // Nobody but a caller has changed anything.
      if (who !== 'caller') return ''
      if (told.count > 1) return say.again(some(still))
      const { changed, fixed, fresh } = compared(told, still, pack)
      const news = [
        ...(fixed.length > 0 ? [say.fixed(some(fixed))] : []),
        ...(still.length > 0 ? [say.still(some(still))] : []),
        ...(changed.length > 0 ? [say.changed(some(changed))] : []),
        ...(fresh.length > 0 ? [say.fresh(some(fresh))] : [])
      ]
      return news.length === 0 ? '' : say.since(news)
    },
    () => ''
  )

/**
 * A text about the fault with its progress: that the caller should stop comes first of all, anything
 * else behind the headline and its list, and both behind a sentence that a protocol fixes (`Unknown tool: x`). A
 * text that says it already comes back as it is.
 */
export const retell = (fault: Fault, text: string, pack?: Pack): string =>
  total(
    () => {
      const news = progress(fault, pack)
      if (news === '' || text.includes(news)) return text
      if (text === '') return news
      const isFixed = fault.kind === 'unknown_tool' || fault.kind === 'malformed_request'
      if (isStuck(fault) && !isFixed) return `${news}\n${text}`
      // A headline by another party may have several lines.
      const head = prose(fault.message ?? '')
      let end = text.indexOf('\n', text.startsWith(head) ? head.length : 0)
      // A line between a headline and its list would part them.
      while (end >= 0 && text.startsWith('- ', end + 1)) end = text.indexOf('\n', end + 1)
      return end < 0 ? `${text}\n${news}` : `${text.slice(0, end)}\n${news}${text.slice(end)}`
    },
    () => text
  )

interface Compared {
  readonly fixed: ReadonlyArray<string>
  readonly changed: ReadonlyArray<string>
  readonly fresh: ReadonlyArray<string>
}

/** A place that broke one rule and now breaks another is neither fixed nor new. */
const compared = (told: Progress, still: ReadonlyArray<string>, pack?: Pack): Compared => {
  const gone = placesOf(told.fixed, pack)
  // That the whole breaks one rule less says of no place that it is right.
  const { root } = pack?.points ?? points
  const come = placesOf(told.fresh, pack).filter((name) => !still.includes(name))
  return {
    fixed: gone.filter((name) => !come.includes(name) && !still.includes(name) && name !== root),
    changed: come.filter((name) => gone.includes(name)),
    fresh: come.filter((name) => !gone.includes(name))
  }
}

const few = (names: ReadonlyArray<string>, say: Pack['points']): ReadonlyArray<string> =>
  names.length > FEW ? [...names.slice(0, FEW), say.more(names.length - FEW)] : names
