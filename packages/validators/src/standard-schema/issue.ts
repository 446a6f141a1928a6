import {
  blamesOwner,
  type Findings,
  type Issue,
  isList,
  own,
  type Params,
  type Path,
  printPointer,
  steps,
  toJson
} from '@toolfault/model'
import { type AjvErrors, fromAjv } from '@toolfault/sources/ajv'
import type { StandardIssue } from './contract.js'

/** Issues of ajv's errors, one for one, with all that ajv said but the value. */
export const ofErrors = (errors: AjvErrors, value: unknown): ReadonlyArray<StandardIssue> => {
  const budget = steps()
  const list = isList(errors) ? errors : []
  return fromAjv(errors).issues.map((issue, at) => {
    const error = list[at]
    const params = toJson(withoutTag(own(error, 'params')), budget)
    return standard(issue, value, {
      instancePath: text(error, 'instancePath') ?? '',
      ...named(error, 'schemaPath'),
      ...named(error, 'propertyName'),
      // A border: a copy of an object is one.
      params: (params ?? {}) as Params
    })
  })
}

/** Issues of findings, as ajv would have told them: what a union's branches say comes before it. */
export const ofFindings = ({ issues }: Findings, value: unknown): ReadonlyArray<StandardIssue> =>
  issues.flatMap((issue) => [
    ...(issue.branches ?? []).flatMap((branch) => ofFindings({ issues: branch }, value)),
    standard(issue, value, asAjv(issue))
  ])

const standard = (
  issue: Issue,
  value: unknown,
  fields: Omit<StandardIssue, 'message' | 'path' | 'keyword'>
): StandardIssue => ({
  message:
    issue.message ?? (issue.keyword === undefined ? 'is not valid' : `breaks ${issue.keyword}`),
  path: placed(issue.path, value),
  ...(issue.keyword === undefined ? {} : { keyword: issue.keyword }),
  ...fields
})

/** An index is a number where the value has an array, as those expect who read such a path. */
const placed = (path: Path, value: unknown): ReadonlyArray<string | number> => {
  let inner = value
  return path.map((key) => {
    const owner = inner
    inner = own(owner, key)
    return isList(owner) && /^\d+$/.test(key) ? Number(key) : key
  })
}

/** ajv names the owner of a key, and the key in the parameters; a bad name beside them. */
const asAjv = ({
  keyword = '',
  kind,
  path,
  params = {}
}: Issue): Pick<StandardIssue, 'instancePath' | 'params' | 'propertyName'> => {
  const name = blamesOwner(keyword) ? (names.get(keyword) ?? 'missingProperty') : undefined
  const key = path.at(-1)
  if (name !== undefined && key !== undefined && kind !== 'unknown') {
    return { instancePath: printPointer(path.slice(0, -1)), params: { ...params, [name]: key } }
  }
  const { propertyName, ...rest } = params
  return {
    instancePath: printPointer(path),
    params: rest,
    ...(typeof propertyName === 'string' ? { propertyName } : {})
  }
}

const names: ReadonlyMap<string, string> = new Map([
  ['additionalProperties', 'additionalProperty'],
  ['unevaluatedProperties', 'unevaluatedProperty'],
  ['propertyNames', 'propertyName'],
  ['discriminator', 'tag']
])

/** The one value of the caller that ajv repeats is not passed on; whether there was one is. */
const withoutTag = (params: unknown): unknown =>
  own(params, 'tagValue') === undefined ? params : { ...Object(params), tagValue: null }

const text = (error: unknown, name: string): string | undefined => {
  const value = own(error, name)
  return typeof value === 'string' ? value : undefined
}

const named = (error: unknown, name: 'schemaPath' | 'propertyName'): Partial<StandardIssue> => {
  const value = text(error, name)
  return value === undefined ? {} : { [name]: value }
}
