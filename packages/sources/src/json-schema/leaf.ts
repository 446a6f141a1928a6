import { type Issue, type IssueKind, kindOf, own, type Params, type Path } from '@toolfault/model'
import type { Copy } from '../copy.js'
import { quoted } from '../quoted.js'
import { mayEcho } from './echo.js'
import { isOthers, isRest, isSummary } from './kinds.js'
import { depthOf, isOfName } from './location.js'
import { namesFrom } from './names.js'
import { paramsOf } from './params.js'
import { ownerAt } from './rule.js'
import { type Said, saidIn } from './sentence.js'
import type { Unit } from './unit.js'

/** What one reading knows beside the errors. */
export interface Scene {
  readonly schema: unknown
  readonly value: unknown
  readonly hasValue: boolean
  readonly copy: Copy
}

/** ajv's name for what several keywords limit. */
const spelled: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['minContains', 'contains'],
  ['maxContains', 'contains']
])

/** Keywords whose errors are about keys. */
const ofKeys: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'required',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'dependentRequired'
])

/** One error as issues: one, or one for each key that is missing or surplus. */
export const leaf = (given: Unit, scene: Scene): ReadonlyArray<Issue> => {
  const unit = ofName(given)
  const { at, keyword, path } = unit
  if (keyword === undefined || isSummary(keyword)) return [issue(unit, 'unknown', keyword, path)]
  const owner = ownerAt(scene.schema, at)
  const rule = unit.rule ?? own(owner, keyword)
  const { hasValue, value } = scene
  const told = saidIn(keyword, unit.message)
  const said =
    told !== undefined
      ? [told]
      : isBelow(unit)
        ? []
        : namesFrom(keyword, path, { rule, owner, value, hasValue })
  const isDependency = keyword === 'dependencies' && said.length > 0
  if (ofKeys.has(keyword) || isDependency) return ofEachKey(unit, keyword, said)
  const params = { ...paramsOf(keyword, rule, owner, scene.copy), ...saidParams(keyword, unit) }
  return [issue(unit, kindOf(keyword), spelled.get(keyword) ?? keyword, path, params)]
}

const ofEachKey = (
  unit: Unit,
  keyword: string,
  said: ReadonlyArray<Said>
): ReadonlyArray<Issue> => {
  const kind = kindOf(keyword)
  if (said.length === 0) {
    // Nobody said which key: the object itself is neither missing nor surplus.
    return [issue(unit, isBelow(unit) ? kind : 'unknown', keyword, unit.path)]
  }
  return said.flatMap(({ cause, isAtKey: isThere, names }) =>
    names.map((name) =>
      issue(
        unit,
        kind,
        keyword,
        isThere ? unit.path : [...unit.path, name],
        cause === undefined ? {} : { property: cause }
      )
    )
  )
}

/**
 * An error of the schema under `propertyNames` is at the owner, and speaks of the key: that is the end of
 * the place, or what the sentence begins with.
 */
export const ofName = (unit: Unit): Unit => {
  const { at, key, message, path } = unit
  if (at === undefined || key !== undefined || !isOfName(at)) return unit
  if (path.length > depthOf(at)) return { ...unit, key: path.at(-1), path: path.slice(0, -1) }
  return { ...unit, key: nameIn(message) }
}

/** A longer sentence is not looked through. */
const LONG = 10_000

const nameIn = (message = ''): string | undefined => {
  const text = message.length < LONG ? message : ''
  return quoted(/^(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")(?= )/s.exec(text)?.[0] ?? '')?.[0]
}

/** Whether a unit stands at the key or item that its keyword is about, as in the specification's examples. */
export const isBelow = ({ at, keyword, path }: Unit): boolean =>
  (isOthers(keyword) || isRest(keyword)) && at !== undefined && path.length > depthOf(at)

/** What only the sentence says. */
const saidParams = (keyword: string, { key, message = '' }: Unit): Params => {
  const twins = keyword === 'uniqueItems' ? /indexes (\d+) and (\d+)/.exec(message) : null
  const most = isRest(keyword) ? /^Expected at most (\d+) item/.exec(message) : null
  const half = keyword === 'if' ? /"(then|else)"/.exec(message)?.[1] : undefined
  return {
    ...(twins === null ? {} : { i: Number(twins[1]), j: Number(twins[2]) }),
    ...(most === null ? {} : { limit: Number(most[1]) }),
    ...(half === undefined ? {} : { failingKeyword: half }),
    ...(key === undefined ? {} : { propertyName: key })
  }
}

/** Put an issue together: what was not said is left out. */
export const issue = (
  { message }: Unit,
  kind: IssueKind,
  keyword: string | undefined,
  path: Path,
  params: Params = {}
): Issue => ({
  path,
  kind,
  ...(keyword === undefined ? {} : { keyword }),
  ...(message === undefined ? {} : { message }),
  ...(Object.keys(params).length === 0 ? {} : { params }),
  ...(message !== undefined && mayEcho(message) ? { echo: true } : {})
})
