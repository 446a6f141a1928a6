import { type Issue, kindOf } from '@toolfault/model'

/** What a sentence expects. */
export type Rule = Pick<Issue, 'kind' | 'keyword' | 'params'>

/** A rule of JSON Schema. */
export const ruled = (keyword: string, params?: Issue['params']): Rule => ({
  kind: kindOf(keyword),
  keyword,
  ...(params === undefined ? {} : { params })
})
