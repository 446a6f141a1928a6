import { own, owns, type Path, type Remark } from '@toolfault/model'
import { clip } from '../clip.js'
import type { Speaker } from './known.js'
import { type Look, surely } from './look.js'

/** An author's words are kept short here. */
const LONG = 300

/** A key is deprecated where all that speak of it say so (2020-12 Validation, section 9.3). */
export const deprecation = (
  path: Path,
  look: Look,
  speakers: ReadonlyArray<Speaker> = []
): ReadonlyArray<Remark & { readonly id: 'deprecated' }> => {
  if (!speakers.some(({ schema }) => indirect.some((keyword) => owns(schema, keyword)))) {
    return []
  }
  const spoken = speakers.map((speaker) => surely(speaker, look))
  const said = spoken.map((schemas) => schemas.find((one) => own(one, 'deprecated') === true))
  if (said.includes(undefined)) return []
  const description = said.map((schema) => own(schema, 'description')).find(isText)
  return [
    {
      id: 'deprecated',
      path,
      ...(description === undefined ? {} : { description: clip(description, LONG) })
    }
  ]
}

/** A schema without any of these says nothing of it, which is so of nearly all. */
const indirect = ['deprecated', '$ref', 'allOf', '$dynamicRef', '$recursiveRef'] as const

const isText = (text: unknown): text is string => typeof text === 'string'
