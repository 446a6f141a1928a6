import { applyRepair, repairs } from '@toolfault/advice/repair'
import { printPointer } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { place } from '@toolfault/words/place'
import { hasPlace } from './edit.js'
import { followed } from './followed.js'
import type { Refused } from './run.js'

/** What is wrong with the answer to one case; nothing where a law holds. */
type Law = (one: Refused) => ReadonlyArray<string>

/** Issue 9, point 3: a path that resolves (or whose parent does), a kind, and advice with a fix. */
const placed: Law = ({ advice, data, issues }) => [
  ...(issues.length === 0 ? ['no issue'] : []),
  ...(advice.length === 0 ? ['no advice'] : []),
  ...[...issues, ...advice]
    .filter(({ path }) => !hasPlace(data, path))
    .map(({ path }) => `"${printPointer(path)}" leads nowhere`),
  ...(advice.some(({ kind }) => kind === 'unknown') ? ['a kind is unknown'] : [])
]

/** Where no value could be valid, it says that nothing fits. */
const fixed: Law = ({ advice, fault }) =>
  advice.flatMap(({ expected, fix }) => {
    if (fix !== undefined) return []
    if (expected?.id !== 'nothing') return ['no fix']
    return digest(fault).includes('no value is accepted')
      ? []
      : ['it is not said that nothing fits']
  })

/** Nothing is asked for that is there already; a list may be wanted in another, or be one too many. */
const needed: Law = ({ advice }) =>
  advice.flatMap(({ expected, fix, path, received }) =>
    !(fix?.id === 'convert' && fix.to === 'array') &&
    expected?.id === 'type' &&
    received?.id === 'type' &&
    expected.types.some(
      (type) => type === received.type || (type === 'number' && received.type === 'integer')
    )
      ? [`"${printPointer(path)}" has the type that is asked for`]
      : []
  )

/** The default budget of a text, with the last line of what was cut. */
const LONGEST = 1_300

/** The text: in the budget, one line for each piece, each naming its place, nothing that is no word. */
const worded: Law = ({ advice: told, data, fault, schema }) => {
  const advice = [...told, ...(fault.ignored ?? [])]
  const text = digest(fault)
  const [, ...lines] = text.split('\n')
  const said = lines.length === 0 ? [text] : lines
  const given = JSON.stringify([schema, data])
  return [
    ...(/^Invalid arguments for tool t:[ \n]\S/.test(text) ? [] : ['nothing is said']),
    ...(text.length > LONGEST ? [`${text.length} characters`] : []),
    ...(said.length === advice.length ? [] : [`${said.length} lines of ${advice.length} pieces`]),
    ...['undefined', '[object ', 'NaN'].filter(
      (word) => text.includes(word) && !given.includes(word)
    ),
    ...advice.flatMap((piece, at) =>
      namesPlace(said[at] ?? '', piece) ? [] : [`line ${at} names no place`]
    )
  ]
}

const namesPlace = (line: string, { at, path }: Refused['advice'][number]): boolean => {
  if (path.length === 0) return /\b(?:the )?arguments\b/.test(line)
  // Of a run of indexes the first and the last are named.
  const name = place(at === undefined ? path : path.slice(at + 1))
  return line.includes(name === '' ? '[' : name.replace(/^\./, ''))
}

/** What a certain repair leaves has fewer failures, or none; and a second time it does nothing more. */
const mended: Law = (one) => {
  const { check, data, fault, issues, schema } = one
  return [
    { schema, value: data, check },
    { schema, value: data }
  ].flatMap((about) => {
    const after = applyRepair(data, repairs(fault, about))
    if (after.done.length === 0) return []
    const left = check(after.value).issues.length
    return left < issues.length ? [] : [`a certain repair leaves ${left} of ${issues.length}`]
  })
}

/** No certain repair makes a value invalid that is valid, though the fault be that of another value. */
const harmless: Law = ({ check, fault, schema, taken }) =>
  taken.flatMap((value) =>
    [
      { schema, value, check },
      { schema, value }
    ].flatMap((about) => {
      const after = applyRepair(value, repairs(fault, about))
      return check(after.value).issues.length === 0
        ? []
        : [`a certain repair spoils ${JSON.stringify(value)}`]
    })
  )

/** All that holds of each invalid case. */
export const laws: Readonly<Record<string, Law>> = {
  placed,
  fixed,
  needed,
  worded,
  followed,
  mended,
  harmless
}
