import { isList, isRecord, own } from '@toolfault/model'
import { textOf, textUnder } from './texts.js'

/** So many links of a chain are told. */
const MOST = 8

/** An error with what stands behind it: of Cloudflare's the first says where, and those of `error_chain` what is wrong. */
export const chained = (item: unknown): unknown => {
  const chain = own(item, 'error_chain')
  const links = (isList(chain) ? chain.slice(0, MOST) : []).map((one) => textUnder(one, 'message'))
  const texts = [textOf(item), ...links].filter((text) => text !== undefined)
  return isRecord(item) && links.length > 0 ? { ...item, message: texts.join(': ') } : item
}
