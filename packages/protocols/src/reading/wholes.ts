import { isList, type Path } from '@toolfault/model'

/** Names under which errors are of a place as a whole: zod, Django, its forms and its GraphQL, pydantic 1, marshmallow. */
const wholes = ['_errors', 'non_field_errors', '__all__', 'nonFieldErrors', '__root__', '_schema']

/**
 * Whether what a map says under a name is of the place around it. Rails calls that `base`, and has a sentence with a
 * subject of its own there, where that of a field has none; a parameter may be called so, too.
 */
export const isOfWhole = (name: string, said: unknown): boolean =>
  wholes.includes(name) || (name === 'base' && isList(said) && said.every(isAlone))

const isAlone = (text: unknown): boolean =>
  typeof text === 'string' && /^\p{Lu}\S*\s/u.test(text) && !ofField.test(text)

/** What is said of a field: without a subject, or with its name or a word for it. */
const ofField =
  /^(?:must|should|expected|not|missing|unknown|cannot|can't|is|does|has|too|shorter|longer|length|please|enter|select|string|number|input)\b|\b(?:base|field|value|(?:in)?valid|required)\b/i

/** A path without such a name at its end. */
export const withoutWhole = (path: Path): Path =>
  wholes.includes(path.at(-1) ?? '') ? path.slice(0, -1) : path
