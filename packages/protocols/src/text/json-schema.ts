import type { Issue } from '@toolfault/model'
import { fromJsonSchema } from '@toolfault/sources/json-schema'
import { ajvSentence } from '../reading/ajv.js'

/** Sentences of JSON Schema validators that name their keys themselves, by keyword. */
const forms: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:'[^\n]*'|"[^\n]*") is a required property$/, 'required'],
  [
    /^(?:Additional|Unevaluated) properties are not allowed \([^\n]+ (?:was|were) unexpected\)$/,
    'additionalProperties'
  ],
  [/^(?:'[^\n]*'|"[^\n]*") is a dependency of (?:'[^\n]*'|"[^\n]*")$/, 'dependentRequired']
]

/** A sentence that names what is missing or surplus, wherever it stands; `undefined` for any other. */
export const jsonSchemaSentence = (message: string): ReadonlyArray<Issue> | undefined => {
  const missing =
    /^Missing required (?:property|parameter|argument):? ['"`]?([^\s'"`]{1,200}?)['"`]?\.?$/i.exec(
      message
    )?.[1]
  if (missing !== undefined)
    return [{ path: [missing], kind: 'missing', keyword: 'required', message }]
  const ajv = ajvSentence(message, [])
  if (ajv?.keyword === 'required') return [ajv]
  const validator = forms.find(([form]) => form.test(message))?.[1]
  if (validator === undefined) return undefined
  const { issues } = fromJsonSchema([{ message, validator, path: [] }])
  return issues.every(({ path }) => path.length > 0) ? issues : undefined
}
