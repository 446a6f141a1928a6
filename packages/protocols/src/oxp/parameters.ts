import { type Advice, type InvalidArguments, type Path, printPointer } from '@toolfault/model'
import { faults } from '@toolfault/words/en'
import { atom, line } from '@toolfault/words/escape'
import { place } from '@toolfault/words/place'
import { pointsOf } from '@toolfault/words/points'
import { type Saying, sentence } from '@toolfault/words/sentence'

/** How the keys of `parameter_errors` are written (row O11). */
export type KeyStyle = 'name' | 'pointer'

/** The sentences of a 422 body: those about a parameter, and those about the whole. */
export interface ParameterErrors {
  readonly parameters: { readonly [name: string]: string }
  readonly whole: ReadonlyArray<string>
}

/** Longest text about one parameter; what was read is not cut before. */
export const LONG = 16_000

/**
 * Sort the sentences by parameter: the key is the exact top-level name (or pointer), several sentences
 * about one are joined by `; `, each names its own place (row O11), and what is about no parameter is
 * left for the message.
 */
export const parameterErrors = (
  fault: InvalidArguments,
  keyStyle: KeyStyle,
  saying: Saying
): ParameterErrors => {
  const found = new Map<string, Set<string>>()
  const whole: Array<string> = []
  const { cut, points } = pointsOf(fault)
  for (const point of points) {
    const key = keyOf(point.path, keyStyle)
    const told = fault.advice === undefined ? asRead(point, keyStyle) : ''
    const text = told || line(sentence(point, { ...saying, spell }), LONG)
    if (key === undefined) whole.push(text)
    else found.set(key, (found.get(key) ?? new Set()).add(text))
  }
  // Not assignments: a parameter called `__proto__` would be lost.
  const parameters = Object.fromEntries(
    [...found].map(([key, texts]) => [key, line([...texts].join('; '), LONG)])
  )
  return { parameters, whole: [...whole, ...unsaid(fault, cut, saying)] }
}

/** Behind the key of a parameter, a place inside it is a pointer from the root (row O11). */
export const spell = (path: Path): string =>
  path.length > 1 ? atom(printPointer(path), 200) : place(path)

/** A place between backticks. */
export const quoted = (path: Path): string => `\`${spell(path)}\``

/** Whether a text names a parameter, or a place inside it. */
export const namesParameter = (text: string, name: string): boolean =>
  text.includes(quoted([name])) ||
  text.includes(`\`${atom(printPointer([name]), 150).replace(/…$/, '')}`)

/**
 * A sentence that nobody knows more of stands alone where its key or itself names its place, so that one
 * which was read is written as it was. A name that looks like a pointer is always named.
 */
const asRead = ({ expected, kind, path }: Advice, style: KeyStyle): string => {
  if (kind !== 'unknown' || expected?.id !== 'said') return ''
  const [name = '', ...inner] = path
  const text = line(expected.text, LONG)
  const isPlaced =
    style === 'pointer' ||
    path.length === 0 ||
    text.includes(quoted(path)) ||
    (inner.length === 0 && (!name.startsWith('/') || namesParameter(text, name)))
  return isPlaced ? text : ''
}

/** What a body cannot hold is counted, and a validator that stopped counting is told on. */
const unsaid = (fault: InvalidArguments, cut: number, { pack }: Saying): Array<string> => [
  ...(cut > 0 ? [(pack?.faults ?? faults).rest(cut)] : []),
  ...(fault.truncated === true ? [(pack?.faults ?? faults).truncated] : [])
]

/** A step may be a symbol where no reader made the path. */
const keyOf = (path: Path, style: KeyStyle): string | undefined =>
  path.length === 0 ? undefined : style === 'pointer' ? printPointer(path) : String(path[0])
