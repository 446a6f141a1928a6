import { type Path, type Remark, total } from '@toolfault/model'
import { type Pack, points, remarks } from './en.js'
import { line } from './escape.js'
import { naming } from './naming.js'

/** How a remark is said. */
export interface Remarking {
  readonly pack?: Pack
  /** How a parameter is called; its place between backticks when absent. */
  readonly name?: (path: Path) => string
}

/** Say a remark as a sentence of one line without a full stop. `''` for what is no remark. */
export const remark = (noticed: Remark, remarking: Remarking = {}): string =>
  total(
    () => {
      const say = remarking.pack?.remarks ?? remarks
      switch (noticed.id) {
        case 'said':
          return line(noticed.text)
        case 'ignored_key':
          return say.ignoredKey(called(noticed.path, remarking))
        case 'misspelt_key':
          return say.misspeltKey(
            called(noticed.path, remarking),
            called(noticed.suggestion, remarking)
          )
        case 'deprecated':
          return say.deprecated(
            called(noticed.path, remarking),
            line(noticed.description ?? '').replace(/\.$/, '')
          )
        default:
          return ''
      }
    },
    () => ''
  )

/** Say as a command what would set right what is remarked on; `''` where nobody knows. */
export const amends = (noticed: Remark, remarking: Remarking = {}): string =>
  total(
    () =>
      noticed.id === 'misspelt_key'
        ? (remarking.pack?.remarks ?? remarks).rename(
            called(noticed.path, remarking),
            called(noticed.suggestion, remarking)
          )
        : '',
    () => ''
  )

const called = (path: Path, { name, pack }: Remarking): string =>
  name === undefined ? naming(path, pack?.points ?? points) : name(path)
