import type { Advice, Expected } from '@toolfault/model'
import { shaped } from './shape.js'

/**
 * The format, else the pattern, that a text has to have where anything else came, and nothing but a text would do: any
 * other would be refused again.
 */
export const textRule = ({ about = {}, also = [], expected }: Advice): Expected | undefined => {
  if (expected?.id !== 'type' || !expected.types.includes('string')) return undefined
  const isText = expected.types.every((type) => type === 'string' || type === 'null')
  if (!isText || shaped(expected.types, about)) return undefined
  return also.find(({ id }) => id === 'format') ?? also.find(({ id }) => id === 'pattern')
}
