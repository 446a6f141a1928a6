import { isList, isRecord, own } from '@toolfault/model'
import { textUnder } from './texts.js'

/** So many errors are told. */
const MOST = 64

/**
 * The errors that services of accounts list under names of their own, which begin with capitals: QuickBooks
 * (`Fault.Error`, with the element that one is of), Xero (`ValidationErrors` of each element, without a place).
 */
export const listedByService = (body: unknown): ReadonlyArray<ReadonlyArray<unknown>> => {
  const fault = own(body, 'Fault')
  // A message alone is what is said of the whole.
  const faults = (own(fault, 'type') === 'ValidationFault' ? listUnder(fault, 'Error') : []).filter(
    (one) => textUnder(one, 'Detail', 'element') !== undefined
  )
  const elements = listUnder(body, 'Elements').flatMap((one) => listUnder(one, 'ValidationErrors'))
  const found = [...faults, ...elements].slice(0, MOST).map(saying)
  return found.length > 0 && found.every((one) => one !== undefined) ? [found] : []
}

const listUnder = (holder: unknown, name: string): ReadonlyArray<unknown> => {
  const list = own(holder, name)
  return isList(list) ? list.slice(0, MOST) : []
}

/** What is said in detail, where the message names the sort. */
const saying = (item: unknown): object | undefined => {
  const message = textUnder(item, 'Detail', 'Message')
  if (!isRecord(item) || message === undefined) return undefined
  const name = textUnder(item, 'element') ?? ''
  return { message, ...(name === '' ? {} : { name }) }
}
