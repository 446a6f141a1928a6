/**
 * An instruction: a verb at the beginning of a clause, or behind a word that asks. `cannot use x` and
 * `must pass validation` are none.
 */
const directives =
  /(?:^|[:;.,!?(–—-]\s{0,3}|\b(?:please|should|try to|need to|have to|and|or|then)\s)(?:add|remove|send|provide|use|change|rename|replace|choose|pass|specify|include|supply|omit|delete|enter|convert|pick|fill in|leave (?:it )?out|correct this)\b|\bmust (?:provide|include|specify|supply)\b|\bdid you mean\b/im

/** Whether a text says what to do, apart from what is called in it by one of the names. */
export const isDirecting = (text: string, names: ReadonlyArray<string>): boolean =>
  directives.test(names.reduce(masked, text))

const masked = (text: string, name: string): string =>
  name === ''
    ? text
    : text.replace(directives.exec(name)?.[0] === name ? called(escaped(name)) : bare(name), '·')

const bare = (name: string): RegExp => new RegExp(`(?<![\\w])${escaped(name)}(?![\\w])`, 'g')

/**
 * Where a name that is a verb stands as one: marked, behind a word for what it names or within a path, and
 * before what is said of it. `add \`n\`` is an instruction, whatever is called `add`.
 */
const called = (name: string): RegExp =>
  new RegExp(
    `(?<=["'\`‘“/.[]|\\b(?:tool|function|argument|parameter|property|field|key|option) )${name}(?![\\w])|` +
      `(?<!\\w)${name}(?=["'\`’”/.,:;!?=()\\[\\]]|\\s*$|\\s+(?:is|was|are|has|must|should|does|cannot|needs|requires|expects|or|and)\\b)`,
    'gm'
  )

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
