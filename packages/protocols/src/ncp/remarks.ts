import type { Path, Remark } from '@toolfault/model'
import type { Pack } from '@toolfault/words/en'
import { line } from '@toolfault/words/escape'
import { amends, remark } from '@toolfault/words/remark'
import { shownName } from './told.js'

/** More warnings than this are noise. */
export const WARNINGS = 64

/** More suggestions than this too; those for each point and each warning are among them. */
export const MOST = 256

type Remarks = ReadonlyArray<Remark> | undefined

/** The sentences of remarks, a line each; what is no remark is passed over. */
export const remarksOf = (remarks: Remarks, pack: Pack): ReadonlyArray<string> =>
  told(remark, remarks, WARNINGS, pack)

/** The sentences of suggestions, which a verdict that was read may have more of. */
export const suggestedOf = (remarks: Remarks, pack: Pack): ReadonlyArray<string> =>
  told(remark, remarks, MOST, pack)

/** What would set right what is remarked on, as commands. */
export const amendsOf = (remarks: Remarks, pack: Pack): ReadonlyArray<string> =>
  told(amends, remarks, WARNINGS, pack)

const told = (
  say: typeof remark,
  remarks: Remarks,
  most: number,
  pack: Pack
): ReadonlyArray<string> =>
  (remarks ?? [])
    .slice(0, most)
    .map((one) => line(say(one, { pack, name })))
    .filter((text) => text !== '')

const name = (path: Path): string => `"${shownName(path)}"`
