import type { Path, Remark } from '@toolfault/model'
import type { Pack } from '@toolfault/words/en'
import { amends, remark } from '@toolfault/words/remark'
import { shownName } from './told.js'

/** More remarks than this are noise. */
const MOST = 64

type Remarks = ReadonlyArray<Remark> | undefined

/** The sentences of remarks, a line each; what is no remark is passed over. */
export const remarksOf = (remarks: Remarks, pack: Pack): ReadonlyArray<string> =>
  some(remarks)
    .map((one) => remark(one, { pack, name }))
    .filter((text) => text !== '')

/** What would set right what is remarked on, as commands. */
export const amendsOf = (remarks: Remarks, pack: Pack): ReadonlyArray<string> =>
  some(remarks)
    .map((one) => amends(one, { pack, name }))
    .filter((text) => text !== '')

const some = (remarks: Remarks): ReadonlyArray<Remark> => (remarks ?? []).slice(0, MOST)

const name = (path: Path): string => `"${shownName(path)}"`
