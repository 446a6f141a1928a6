import type { Advice, InvalidArguments } from '@toolfault/model'
import { actionOf } from '../action.js'
import type { Pack } from '../en.js'
import { atom, line } from '../escape.js'
import { FEW } from '../few.js'
import { stop } from '../join.js'
import { written } from '../literal.js'
import { naming } from '../naming.js'
import { holding } from '../phrase.js'
import { sentence } from '../sentence.js'
import {
  type AskingParameter,
  type AskingParameters,
  authored,
  type QuestionWord
} from './author.js'
import { wordOf } from './word.js'

/** So many characters of a description are said, and so many of a phrase inside the question. */
const DESCRIPTION = 160
const PHRASE = 60

/** A parameter that has to be given, and what is said of it. */
interface Wanted {
  readonly point: Advice
  readonly author: AskingParameter
  readonly name: string
  readonly word: QuestionWord
}

/**
 * Ask for all that is missing in one question (row A13; seed 001, "Missing Parameters"): the words, what
 * exactly is to be provided, and the rules that the brackets have no room for.
 */
export const askFor = (
  lacking: ReadonlyArray<Advice>,
  fault: InvalidArguments,
  asking: AskingParameters | undefined,
  pack: Pack
): ReadonlyArray<string> => {
  const { points, questions } = pack
  const all = wantedOf(lacking, fault, asking, pack)
  const own = all.filter(({ author }) => author.question !== undefined)
  const others = all.filter(({ author }) => author.question === undefined)
  const shown = others.slice(0, FEW)
  const more = others.length > FEW ? [points.more(others.length - FEW)] : []
  const asked = own.slice(0, FEW).map(({ author }) => line(author.question ?? ''))
  if (shown.length === 0) return asked
  const isOnly = others.length === 1
  return [
    ...asked,
    questions.ask(clauses(shown, more, isOnly, pack), actionOf(fault, pack.asking)),
    questions.pleaseProvide([...shown.map((wanted) => specified(wanted, isOnly, pack)), ...more]),
    ...shown.flatMap((wanted) => rulesOf(wanted, pack)).slice(0, FEW)
  ]
}

/** Two branches, or two rules, can want the same key. */
const wantedOf = (
  lacking: ReadonlyArray<Advice>,
  fault: InvalidArguments,
  asking: AskingParameters | undefined,
  { points }: Pack
): ReadonlyArray<Wanted> => {
  const wanted = new Map<string, Wanted>()
  for (const point of lacking) {
    const name = naming(point.path, points)
    const author = authored(asking, point.path)
    wanted.set(name, { point, author, name, word: wordOf(point, author, fault) })
  }
  return [...wanted.values()]
}

/** One clause for each word, in the order in which they are needed first. */
const clauses = (
  shown: ReadonlyArray<Wanted>,
  more: ReadonlyArray<string>,
  isOnly: boolean,
  { questions }: Pack
): ReadonlyArray<string> => {
  const byWord = new Map<QuestionWord, Array<string>>()
  for (const { author, name, point, word } of shown) {
    const phrase = phraseOf(point, author, isOnly, questions)
    const names = byWord.get(word) ?? []
    names.push(phrase === '' ? name : questions.called(phrase, name))
    byWord.set(word, names)
  }
  const all = [...byWord]
  return all.map(([word, names], at) => {
    const isLast = at === all.length - 1
    return questions[word](questions.and(isLast ? [...names, ...more] : names), at === 0)
  })
}

/** What the parameter is called in the question itself, beside its name. */
const phraseOf = (
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
const specified = ({ author, name, point }: Wanted, isOnly: boolean, pack: Pack): string => {
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

/** Rules that the brackets have no room for. */
const isLong: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'distinct',
  'one_branch',
  'one_of',
  'other_than',
  'said'
])

/** What else a value has to meet, why it is needed at all, and that it came blank. */
const rulesOf = ({ point }: Wanted, pack: Pack): ReadonlyArray<string> => {
  const { also = [], because, chosen, expected, path, received } = point
  const { fix: _, ...told } = point
  const isTold = because !== undefined || chosen !== undefined || received?.id === 'blank'
  const rules = expected?.id === 'said' ? [expected, ...also] : also
  return [
    ...(isTold ? [sentence(told, { pack })] : []),
    ...rules
      .filter(({ id }) => isLong.has(id))
      .slice(0, 3)
      .map((rule) => sentence({ path, kind: 'rule', expected: rule }, { pack }))
  ]
    .filter((text) => text !== '')
    .map(stop)
}
