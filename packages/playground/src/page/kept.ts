import type { Kept } from '../engine/keeps.js'
import { made } from './element.js'

/** Pointers beyond these are counted. */
const FEW = 6

const words: { readonly [kept in Kept['kept']]: string } = {
  whole: 'kept',
  part: 'in part',
  none: 'lost'
}

/** A row of the table: the field, how much of it a reader gets back, and what is lost of it. */
export const keptRow = ({ field, kept, lost }: Kept): HTMLTableRowElement => {
  const row = made('tr')
  row.dataset['kept'] = kept
  const name = made('th')
  name.scope = 'row'
  name.append(made('code', field))
  const gone = made('td')
  for (const pointer of lost.slice(0, FEW)) gone.append(made('code', pointer, 'pointer'), ' ')
  if (lost.length > FEW) gone.append(`and ${lost.length - FEW} more`)
  row.append(name, made('td', words[kept]), gone)
  return row
}
