import type { Advice, Fix } from '@toolfault/model'
import { code } from './escape.js'
import type { Words } from './meeting.js'
import { naming } from './naming.js'
import { restructuring } from './restructuring.js'
import { sending } from './sending.js'

/** How the same value is sent in another form. */
export const converting = (
  convert: Fix & { readonly id: 'convert' },
  advice: Advice,
  words: Words,
  spell: (path: Advice['path']) => string,
  it: string
): string => {
  const { how, key, to } = convert
  const { kind, path, received } = advice
  const { fixes, points } = words
  switch (how) {
    case 'parse': {
      // As a whole it was to be JSON, and nobody could read it.
      const isBroken = received?.id === 'type' && received.broken !== undefined
      return isBroken && path.length === 0
        ? fixes.asJson(sending([to], advice, words))
        : fixes.parse(to)
    }
    case 'split':
      return key === undefined
        ? fixes.split(it)
        : fixes.splitAt(it, signOf(key, fixes.space, fixes.lineEnd))
    case 'join':
      return fixes.join(signOf(key ?? ',', fixes.aSpace, fixes.aLineEnd))
    case 'stringify':
      return fixes.stringify
    case 'wrap':
      if (kind === 'unexpected' && key !== undefined)
        return fixes.into(
          naming(path, points, spell),
          naming([...path.slice(0, -1), key], points, spell)
        )
      return key === undefined
        ? fixes.wrap(it)
        : fixes.under(sending([to], advice, words), code(key))
    case 'unwrap':
      if (key === undefined) return to === 'array' ? fixes.unwrapArray : fixes.unwrapItem
      if (received?.id === 'type' && received.type === 'array')
        return received.size === 1 ? fixes.unwrapPart(code(key)) : fixes.unwrapParts(code(key))
      return kind === 'unexpected'
        ? fixes.unwrapAll(naming(path, points, spell), naming(path.slice(0, -1), points, spell))
        : fixes.unwrapKey(code(key))
    default:
      return restructuring(convert, sending([to], advice, words), fixes)
  }
}

/** A sign between items, by its name where it would not be seen. */
const signOf = (sign: string, space: string, lineEnd: string): string =>
  sign === ' ' ? space : sign === '\n' ? lineEnd : code(sign)
