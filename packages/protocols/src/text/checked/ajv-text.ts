import { type Path, parsePointer } from '@toolfault/model'
import { ajvSentence } from '../../reading/ajv.js'
import { each, type Told } from '../../reading/told.js'
import { pathOf } from '../../reading/written-place.js'
import { linesOf } from './listed-lines.js'

/** What the whole is called before a place in it. */
const wholes: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...['data', 'params', 'body', 'args', 'arguments', 'input', 'instance', 'value', 'root', '(root)']
])

/** Where another error begins. */
const next =
  /[,;] {1,2}(?=(?:[^\s,;]{1,200} )?(?:must|should) (?:NOT |not )?(?:be|have|match|pass) )/

/**
 * What `errorsText` of ajv writes, and who joins its errors by hand: sentences, each behind its place (`data/limit`,
 * `data.limit`, `/limit`, `limit`) or alone where it names its key. Those of ajv 6 begin with "should". Of keys that
 * nobody knows it does not say which they are. `undefined` for any other text.
 */
export const ajvTextSaid = (text: string): Told | undefined =>
  each(
    linesOf(text).flatMap((line) => line.split(next)),
    part
  )

const part = (said: string): Told | undefined => {
  const [, where = '', verb = '', rest = ''] =
    /^(?:([^\s,;]{1,500}?):? )?(must|should) ([^\n]{1,2000})$/.exec(said.trim()) ?? []
  const isSurplus = /^(?:NOT|not) have additional properties$/.test(rest)
  const isOfKeys = isSurplus || /^(?:be object|have required property )/.test(rest)
  const path = placeIn(where, isOfKeys)
  if (path === undefined) return undefined
  if (isSurplus) {
    return { issues: [{ path, kind: 'unknown', message: `${verb} ${rest}` }], whole: false }
  }
  const issue = ajvSentence(`must ${rest.replace(/^NOT be (shorter|longer) than/, sized)}`, path)
  const isPlaced = where !== '' || issue?.kind === 'missing'
  return issue === undefined || !isPlaced
    ? undefined
    : { issues: [{ ...issue, message: `${verb} ${rest}` }], whole: true }
}

/** As version 8 says it. */
const sized = (_: string, side: string): string =>
  `NOT have ${side === 'shorter' ? 'fewer' : 'more'} than`

/** A name of the whole may be that of a key, unless what is said is said of keys. */
const placeIn = (where: string, isOfKeys: boolean): Path | undefined => {
  const [, name = '', rest = where] = /^([\w()]{1,20})(?=$|[./[])(.*)$/.exec(where) ?? []
  const inside = wholes.has(name) && (rest !== '' || isOfKeys) ? rest : where
  if (inside === '' || inside === '/') return []
  // Some leave the first slash out.
  if (inside.includes('/')) return parsePointer(inside.replace(/^(?!\/)/, '/'))
  return pathOf(inside.replace(/^\./, '').replace(/\['([^'\n]{1,200})'\]/g, '["$1"]'))
}
