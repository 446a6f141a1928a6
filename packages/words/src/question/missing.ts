import type { Advice, InvalidArguments } from '@toolfault/model'
import { actionOf } from '../action.js'
import type { Pack } from '../en.js'
import { line } from '../escape.js'
import { FEW } from '../few.js'
import { stop } from '../join.js'
import { naming } from '../naming.js'
import { sentence } from '../sentence.js'
import { type AskingParameters, authored, type QuestionWord } from './author.js'
import { phraseOf, specified, type Wanted } from './specified.js'
import { wordOf } from './word.js'

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
