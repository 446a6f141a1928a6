import type { Advice } from '@toolfault/model'
import type { Pack } from '../en.js'
import { atom, line } from '../escape.js'
import { holding } from '../holding.js'
import { written } from '../literal.js'
import type { AskingParameter, QuestionWord } from './author.js'

/** So many characters of a description are said, and so many of a phrase inside the question. */
const DESCRIPTION = 160
const PHRASE = 60

/** A parameter that has to be given, and what is said of it. */
export interface Wanted {
  readonly point: Advice
  readonly author: AskingParameter
  readonly name: string
  readonly word: QuestionWord
}

/** What the parameter is called in the question itself, beside its name. */
export const phraseOf = (
  { about }: Advice,
  author: AskingParameter,
  isOnly: boolean,
  { phrase }: Pack['questions']
): string => {
  if (author.description !== undefined) return atom(author.description, DESCRIPTION)
  if (!isOnly) return ''
  const found = phrase(line(about?.title ?? ''), line(about?.description ?? ''))
  return found.length <= PHRASE ? quoted(found) : ''
}

/** The name, in brackets what it holds, and for one alone what its description says. */
export const specified = ({ author, name, point }: Wanted, isOnly: boolean, pack: Pack): string => {
  const { points, questions } = pack
  const { about = {}, also, expected } = point
  const held = holding(expected, points, also, about)
  const example = about.example === undefined ? '' : atom(written(about.example), 80)
  const said = [
    author.parameterType === undefined && held !== ''
      ? held
      : atom(author.parameterType ?? about.parameterType ?? ''),
    author.expectedFormat === undefined ? '' : atom(author.expectedFormat, 200),
    example === '' || held.includes(example) ? '' : questions.like(example)
  ].filter((part) => part !== '')
  const whole = said.length === 0 ? name : questions.called(name, said.join(', '))
  const isSaid =
    author.description !== undefined || phraseOf(point, author, isOnly, questions) !== ''
  return !isOnly || isSaid || about.description === undefined
    ? whole
    : questions.described(whole, quoted(questions.first(line(about.description))))
}

/** A backtick of an author would open a name of ours. */
const quoted = (description: string): string => atom(description.replaceAll('`', "'"), DESCRIPTION)
