import type { Issue, Path } from '@toolfault/model'
import { located } from './located.js'
import { ruled } from './ruled.js'
import type { Told } from './told.js'

/** Behind the type stands where reading stopped, as a place and as that in the text. */
const mistyped =
  /^The JSON value could not be converted to ([\w.+`[\],]{1,300})\. Path: (\$\S{0,500}) \| LineNumber: \d{1,9} \| BytePositionInLine: \d{1,9}\.$/

/** Quoted since .NET 9, bare before. */
const lacks =
  /^JSON deserialization for type '[^'\n]{1,300}' was missing required properties(?: including|, including the following): (\S[^\n]{0,1000})$/

const strange =
  /^The JSON property '([^'\n]{1,200})' could not be mapped to any \.NET member contained in type '[^'\n]{1,300}'\.$/

/** The sentences of System.Text.Json that name a key of the object at a place, or a place; `undefined` for any other. */
export const systemTextJson = (message: string, at: Path = []): Told | undefined => {
  const [, type = '', where = ''] = mistyped.exec(message) ?? []
  const { path } = located(where)
  // The root of one parameter is told as that of all.
  if (path.length > 0) return told([{ path, ...typed(type), message }])
  const keys = namesIn(lacks.exec(message)?.[1] ?? '')
  if (keys.length > 0) {
    return told(keys.map((key) => ({ path: [...at, key], ...ruled('required'), message })))
  }
  const key = strange.exec(message)?.[1]
  return key === undefined
    ? undefined
    : told([{ path: [...at, key], ...ruled('additionalProperties'), message, echo: true }])
}

const told = (issues: ReadonlyArray<Issue>): Told => ({ issues, whole: true })

const namesIn = (list: string): ReadonlyArray<string> => {
  const parts = list.replace(/\.$/, '').split(/[;,] /)
  const names = parts.map((part) => /^(')?([^'\s]{1,200})\1$/.exec(part.trim())?.[2])
  return names.every((name) => name !== undefined) ? names : []
}

const typed = (name: string): Omit<Issue, 'path'> => {
  const type = types.get(name.replace(/^System\./, ''))
  return ruled('type', type === undefined ? undefined : { type })
}

/** What .NET calls what JSON has one name for. */
const types: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['String', 'string'],
  ['Boolean', 'boolean'],
  ...['Int16', 'Int32', 'Int64', 'UInt16', 'UInt32', 'UInt64', 'Byte', 'SByte'].map(
    (name) => [name, 'integer'] as const
  ),
  ...['Single', 'Double', 'Decimal'].map((name) => [name, 'number'] as const)
])
