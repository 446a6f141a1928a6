import { isContrary } from './contrary.js'
import { digitsOf, wholeOf } from './spelling.js'

/** Of shorter names a letter makes another one. */
const SHORT = 4

/** Whether a name is another one without its last letter, though it may be a word of its own: `stat` of `state`. */
export const isCutOf = (key: string, name: string): boolean => {
  const whole = wholeOf(key)
  return (
    whole.length >= SHORT &&
    wholeOf(name).slice(0, -1) === whole &&
    digitsOf(key) === digitsOf(name) &&
    !isContrary(key, name)
  )
}
