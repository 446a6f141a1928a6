import type { Expected } from '@toolfault/model'
import { listIn } from '../schema/listed-by-pattern.js'

/** What a pattern wants: one of the texts that it lists, or whatever it matches. */
export const matching = (pattern: string): Expected => {
  const values = listIn(pattern)
  return values === undefined ? { id: 'pattern', pattern } : { id: 'one_of', values }
}
