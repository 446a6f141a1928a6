import { isIndex, own } from '@toolfault/model'
import { headOf, isSameNumber, wholeOf } from '../names/spelling.js'
import { sole } from '../union/sole.js'
import type { Owner } from './owners.js'

/** What an item that has to have a name is called, under the word for what it is: `column` of `columns: [{ name }]`. */
export const calledItem = ({ missing, path, value }: Owner, key: string): string | undefined => {
  const list = path.findLast((step) => !isIndex(step))
  const isItem = list !== undefined && isSameNumber(headOf(list), wholeOf(key))
  return isItem && typeof own(value, key) === 'string'
    ? sole([...missing.keys()].filter((name) => /^(?:key|label|name|title)$/i.test(name)))
    : undefined
}
