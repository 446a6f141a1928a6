import { each, type Told } from '../../reading/told.js'
import { pathOf } from '../../reading/written-place.js'
import { quotingSentence } from '../quoting.js'
import { linesOf } from './listed-lines.js'

/** ArkType's `summary`: a line for each error, which begins with its place; `undefined` for any other text. */
export const arktypeSaid = (text: string): Told | undefined =>
  text.includes(' (was ') || text.endsWith(' must be removed')
    ? each(linesOf(text), placed)
    : undefined

const placed = (line: string): Told | undefined => {
  const path = pathOf(/^(\S{1,1000}) must be /.exec(line)?.[1] ?? '')
  return path === undefined ? undefined : quotingSentence(line, path)
}
