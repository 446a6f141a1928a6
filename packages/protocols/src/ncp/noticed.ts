import type { Remark } from '@toolfault/model'
import { en } from '@toolfault/words/en'
import { remarksOf } from './remarks.js'

/** A warning as a remark: in our own words what it remarks on, else its sentence. */
export const noticed = (text: string): Remark => {
  const remark = ours(text)
  const again = remark === undefined ? undefined : remarksOf([remark], en)[0]
  return remark !== undefined && again === text ? remark : said(text)
}

/** A sentence by somebody else. */
export const said = (text: string): Remark => ({ id: 'said', text })

const ours = (text: string): Remark | undefined => {
  const [, name, about] = parameter.exec(text) ?? []
  if (name === undefined || about === undefined) return undefined
  const path = name.split('.')
  const known = /; did you mean "(.+)"\?$/s.exec(about)?.[1]
  if (known !== undefined) return { id: 'misspelt_key', path, suggestion: known.split('.') }
  if (/^not in/.test(about)) return { id: 'ignored_key', path }
  const description = /^deprecated: (.+)$/s.exec(about)?.[1]
  return { id: 'deprecated', path, ...(description === undefined ? {} : { description }) }
}

const parameter = /^Parameter "([^"]+)" is (not in the schema and may be ignored.*|deprecated.*)$/s
