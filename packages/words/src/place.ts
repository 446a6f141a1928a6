import { isIndex, isList, type Path, total } from '@toolfault/model'
import { atom } from './escape.js'

/** Paths of more keys are followed by nobody. */
const KEYS = 32

/** Nor are longer ones, in characters, of more keys than are shown. */
const LONG = 320

/** What a path that is too long shows are its last keys. */
const LAST = 8

/**
 * A path as a reader of JSON writes it: `guest.tags[1]`, `["a b"].c`; `''` for the root.
 *
 * For eyes, not for look-ups: keys are escaped and clipped, and one of more than 32 keys, or of more than 8 and 320
 * characters, loses its head.
 * Returns `''` for what is no path.
 */
export const place = (path: Path): string =>
  total(
    () => (isList(path) ? written(path) : ''),
    () => ''
  )

const written = (path: Path): string => {
  const whole = path.length > KEYS ? undefined : spelled(path)
  const isShown = whole !== undefined && (path.length <= LAST || whole.length <= LONG)
  return isShown ? whole : `…${spelled(path.slice(-LAST))}`
}

const spelled = (path: Path): string => {
  let text = ''
  for (const key of path) {
    if (isIndex(key)) text += `[${key}]`
    else if (usual.test(key)) text += text === '' ? key : `.${key}`
    else if (word.test(key)) text += text === '' ? atom(key) : `.${atom(key)}`
    else if (text === '' && option.test(key)) text = key
    else text += `["${atom(key).replaceAll('"', '\\u0022')}"]`
  }
  return text
}

/** Nearly every key: a word that has to be neither escaped nor clipped, with what no path is written with behind its first letter. */
const usual = /^[A-Za-z_$@][\w$@<>=!+*%#?&-]{0,63}$/

/** A key as the option of a command, which by itself is no reckoning: `-n`, `--all`. */
const option = /^--?[A-Za-z][\w-]{0,62}$/

/** By ranges, not by `\p{L}`: every engine must agree. What is unseen is escaped by the atom. */
const word = /^[A-Za-z_$@\u0080-\uffff][\w$@<>=!+*%#?&\-\u0080-\uffff]*$/
