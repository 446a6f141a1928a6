import type { Advice, Chosen, Path } from '@toolfault/model'
import { branchNames, literal } from './literal.js'
import { naming, type Say } from './naming.js'

/** So many other branches are named. */
const OTHERS = 8

/** Which branch of a union a value was taken for, why, and what the others are called; in brackets. */
export const taking = ({ chosen }: Advice, say: Say, spell: (path: Path) => string): string => {
  if (chosen?.name === undefined || chosen.name === '') return ''
  const names = (chosen.others ?? []).filter((name) => name !== '' && name !== chosen.name)
  const others = branchNames(names)
  const shown = others.length > OTHERS ? [...others.slice(0, OTHERS), '…'] : others
  const [name, why] = [literal(chosen.name), reason(chosen, say, spell)]
  const taken =
    chosen.of === undefined
      ? say.takenAs(name, why)
      : say.placeTakenAs(naming(chosen.of, say, spell), name, why)
  return ` (${[taken, ...(shown.length === 0 ? [] : [say.otherShapes(shown)])].join('; ')})`
}

const reason = (chosen: Chosen, say: Say, spell: (path: Path) => string): string => {
  switch (chosen.reason) {
    case 'tag':
      return chosen.tag === undefined ? say.closest : say.byTag(naming(chosen.tag, say, spell))
    case 'type':
      return say.byType
    case 'keys':
      return say.byKeys
    case 'tie':
      return say.first
    default:
      return say.closest
  }
}
