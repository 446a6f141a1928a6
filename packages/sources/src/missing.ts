import type { IssueKind } from '@toolfault/model'
import type { Place } from './place.js'
import type { Said } from './said.js'

/** Rules that a library checks although there is no value. */
const checked: ReadonlySet<IssueKind> = /* @__PURE__ */ new Set(['type', 'choice', 'alternative'])

/**
 * Whether an issue says that a key is not there. The library's own word counts first, then the value
 * that was rejected, then that `undefined` came. A value that came is not missing, even where the
 * rejected value has no such key: it may have been transformed before.
 */
export const isMissing = ({ absent, came, kind }: Said, { here, path }: Place): boolean => {
  if (path.length === 0 || absent === false) return false
  if (absent === true) return true
  if (!checked.has(kind) || came === 'something') return false
  return here === 'absent' || (here === 'untold' && came === 'nothing')
}
