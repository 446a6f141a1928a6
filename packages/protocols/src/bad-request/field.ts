import { isIndex, isList, type Path, total } from '@toolfault/model'

/**
 * A path as BadRequest.FieldViolation.field spells it: names behind dots, indexes in brackets, from 0
 * (`emailAddresses[0].email`). A name that cannot stand so, being empty or having a dot, a bracket or a
 * quotation mark, stands as JSON text in brackets: `headers["x.y"]`. `''` is the root.
 *
 * An address, so nothing is escaped, clipped or put into camelCase. The inverse of {@link pathOf}.
 */
export const fieldOf = (path: Path): string =>
  total(
    () =>
      isList(path)
        ? path.reduce<string>((text, key) => text + segment(String(key), text === ''), '')
        : '',
    () => ''
  )

const segment = (key: string, isFirst: boolean): string => {
  if (isIndex(key)) return `[${key}]`
  if (key === '' || /[.[\]"]/.test(key)) return `[${JSON.stringify(key)}]`
  return isFirst ? key : `.${key}`
}

/** Read a field as a path; `undefined` for one that is spelled in another way (`a..b`, `labels[*]`). */
export const pathOf = (field: string): Path | undefined =>
  total(
    () => {
      const path: Array<string> = []
      const part = /(\.?)([^.[\]"]+)|\[(0|[1-9]\d{0,15})\]|\[("(?:[^"\\]|\\.)*")\]/sy
      while (part.lastIndex < field.length) {
        const at = part.lastIndex
        const [, dot, name, index, quoted] = part.exec(field) ?? []
        const key = name ?? index ?? (quoted === undefined ? undefined : String(JSON.parse(quoted)))
        // A dot stands between names and before no first.
        if (key === undefined || (name !== undefined && (dot === '') !== (at === 0))) {
          return undefined
        }
        path.push(key)
      }
      return path
    },
    () => undefined
  )
