import { type Advice, type Fault, isLacking } from '@toolfault/model'
import { actionOf } from '@toolfault/words/action'
import { asking, type Pack, points as say } from '@toolfault/words/en'
import { few } from '@toolfault/words/few'
import { namesOf, type Said } from './parameters.js'

/**
 * What the caller should know beside the question: the fault's own guidance, else the author's for the
 * first parameter that has some, else what the tool requires and what else it takes (seed 001, "Zapier
 * Style"). `undefined` where nobody knows, and where there is nothing else: the question said it all.
 */
export const guidanceOf = (
  fault: Fault,
  points: ReadonlyArray<Advice>,
  pack: Pack | undefined,
  said: Said
): string | undefined => {
  if (fault.guidance !== undefined || fault.kind !== 'invalid_arguments') return fault.guidance
  const author = points.map(({ path }) => said(path).guidance).find((text) => text !== undefined)
  const optional = namesOf(fault.asking, 'optional')
  // Where only the whole lacks, no list is written beside it, and this would be read as somebody's own sentence.
  const isListed = points.some((point) => point.path.length > 0 && isLacking(point))
  if (author !== undefined || optional.length === 0 || !isListed) return author
  const { asking: guide, points: count } = pack ?? { asking, points: say }
  return guide.parameters(
    actionOf(fault, guide),
    few(namesOf(fault.asking, 'required'), count.more),
    few(optional, count.more)
  )
}
