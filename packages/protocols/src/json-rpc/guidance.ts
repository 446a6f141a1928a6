import type { Fault } from '@toolfault/model'
import { asking, type Pack } from '@toolfault/words/en'
import { atom, code, toolName } from '@toolfault/words/escape'
import { isLacking, pointsOf } from '@toolfault/words/points'
import type { Said } from './parameters.js'

/** So many names are said; the data lists all. */
const FEW = 8

/**
 * What the caller should know beside the question: the fault's own guidance, else the author's for the
 * first parameter that has some, else what the tool requires and what else it takes (seed 001, "Zapier
 * Style"). `undefined` where nobody knows.
 */
export const guidanceOf = (
  fault: Fault,
  pack: Pack | undefined,
  said: Said
): string | undefined => {
  if (fault.guidance !== undefined || fault.kind !== 'invalid_arguments') return fault.guidance
  const { points } = pointsOf(fault)
  const author = points.map(({ path }) => said(path).guidance).find((text) => text !== undefined)
  const { action = '', optional = [], required = [] } = fault.asking ?? {}
  if (author !== undefined || required.length === 0 || !points.some(isLacking)) return author
  const say = pack?.asking ?? asking
  const does = atom(action, 100) || say.call(toolName(fault.tool ?? ''))
  return say.parameters(does, named(required), named(optional))
}

const named = (names: ReadonlyArray<string>): ReadonlyArray<string> =>
  names.slice(0, FEW).map((name) => code(name))
