import { type Issue, type Path, parsePointer } from '@toolfault/model'
import { ajvSentence } from './ajv.js'

/**
 * What a validator of JSON Schema says in one sentence: ajv behind the part of the request that it is of, as Fastify
 * ("Validation and Serialization", with a pointer) and Prism (with a name, where the place stands beside it) have it;
 * any of them where it names the key that lacks. `undefined` for other sentences, and of headers, which no argument is.
 */
export const schemaSaid = (message: string, path: Path): Issue | undefined => {
  const behind = behindPart(message, path)
  if (behind !== undefined) return behind
  const key = lacking
    .exec(message)
    ?.slice(1)
    .find((name) => name !== undefined)
  if (key === undefined) return undefined
  // Some have put the key into the place already (row V1).
  return {
    path: path.at(-1) === key ? path : [...path, key],
    kind: 'missing',
    keyword: 'required',
    message
  }
}

/** The same of several such sentences, between commas; none where one of them is another. */
export const schemaSaidOfParts = (text: string): ReadonlyArray<Issue> => {
  const found = text
    .slice(0, LONGEST)
    .split(/, (?=(?:body|querystring|params|headers)[ /])/)
    .map((one) => behindPart(one, []))
  return found.every((issue) => issue !== undefined) ? found : []
}

/** Longer texts are dumps, and no sentences. */
const LONGEST = 4_000

/** Ajv, Huma, and Python's jsonschema, which name a key of the object at the place. */
const lacking =
  /^(?:must have required property '([^'\n]{1,200})'|expected required property (\S{1,200}) to be present|'([^'\n]{1,200})' is a required property)$/

const part =
  /^(?:request )?(?:body|querystring|query(?: parameter)?|params|path parameter)(?:(\/\S{0,1000})|( (?:property )?\S{1,200}))? (must .+)$/is

const behindPart = (message: string, path: Path): Issue | undefined => {
  const [, pointer, name, said] = part.exec(message) ?? []
  const place = pointer === undefined ? path : parsePointer(pointer)
  // A name alone may be any part of a place.
  const isKnown = name === undefined || path.length > 0
  return said === undefined || place === undefined || !isKnown
    ? undefined
    : ajvSentence(said, place)
}
