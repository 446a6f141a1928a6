import { isRecord, own } from '@toolfault/model'
import { listShared, readShared } from '../corpus/shared.js'
import type { Draft } from './cases.js'

/** Where the suite's documents are said to lie. */
const site = 'http://localhost:1234/'

const remotes = 'json-schema-test-suite/remotes'

/** Folders of documents beside those that are named for a draft. */
const folders = [
  '',
  'nested/',
  'baseUriChange/',
  'baseUriChangeFolder/',
  'baseUriChangeFolderInSubschema/'
]

/** The documents that a draft's schemas may refer to, by their addresses. */
const documentsOf = (draft: Draft): ReadonlyMap<string, object> =>
  new Map(
    ['', `${draft}/`].flatMap((top) =>
      folders.flatMap((folder) =>
        namesIn(`${remotes}/${top}${folder}`).flatMap((name) => {
          const document = readShared(`${remotes}/${top}${folder}${name}`)
          return isRecord(document) ? [[`${site}${top}${folder}${name}`, document] as const] : []
        })
      )
    )
  )

const namesIn = (folder: string): ReadonlyArray<string> => {
  try {
    return listShared(folder).filter((name) => name.endsWith('.json'))
  } catch {
    // Not every draft has every folder.
    return []
  }
}

/**
 * Puts the documents into a schema whose names it mentions, each under its own address, as JSON Schema 2020-12,
 * section 9.3, makes one document of several. A schema that mentions none is returned as it came.
 */
export const embedding = (draft: Draft): ((schema: object) => object) => {
  const documents = [...documentsOf(draft)]
  const holder = draft === 'draft7' ? 'definitions' : '$defs'
  return (schema) => {
    const found = new Map<string, object>()
    let text = JSON.stringify(schema)
    for (let grown = true; grown; ) {
      grown = false
      for (const [address, document] of documents) {
        if (found.has(address) || !mentions(text, address)) continue
        found.set(address, { $id: address, ...document })
        text += JSON.stringify(document)
        grown = true
      }
    }
    return found.size === 0
      ? schema
      : { ...schema, [holder]: { ...Object(own(schema, holder)), ...Object.fromEntries(found) } }
  }
}

/** Whether a schema refers to a document, and is in its site. */
const mentions = (text: string, address: string): boolean =>
  text.includes(site) && /[^/]+$/.exec(address)?.some((name) => text.includes(name)) === true
