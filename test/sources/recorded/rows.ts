import { isList } from '@toolfault/model'
import { isShared, readShared } from '../../corpus/shared.js'
import { type Row, rowOf } from './row.js'

/** All that was recorded, with what JSON has no form for again; nothing where the recording is not at hand. */
export const readRows = (): ReadonlyArray<Row> => {
  const rows = isShared ? readShared('raw-validator-outputs.json') : []
  if (!isList(rows)) throw new TypeError('the recording is no list')
  return rows.map(rowOf)
}
