import { atom, line } from '@toolfault/words/escape'
import { place } from '@toolfault/words/place'
import type { Grade } from './answer.js'
import type { Call } from './call.js'
import { columns } from './grade.js'
import type { LeftOut, Probed, Row } from './probe.js'

/** What the columns ask. */
const asked: { readonly [column in (typeof columns)[number]]: string } = {
  channel: 'came the way the protocol wants',
  field: 'names the parameter',
  expectation: 'says what is expected',
  fix: 'says what to do',
  question: 'is put as a question (Agentopia)'
}

const many = (count: number, name: string): string =>
  count === 1 ? `1 ${name}` : `${count} ${name}s`

/** A Markdown table, a line for each column, and what was left out. */
export const report = (found: Probed): string => {
  const { ended, leftOut, listed, rows, unproven } = found
  const heads = ['tool', 'what is wrong', ...columns, 'leak']
  const lines = [
    row(heads),
    row(heads.map(() => '---')),
    ...rows.map(tabled),
    '',
    ...columns.map(
      (column) =>
        `- ${column} (${asked[column]}): ${counted(rows.map(({ grades }) => grades[column]))}`
    ),
    `- leak (repeats a text that was sent, shows a stack trace or a path): ${leaking(rows)}`,
    '',
    `${many(rows.length, 'call')} that must fail; ${many(listed, 'tool')} listed.`,
    ...(unproven > 0
      ? [`Not sent, since no value was wrong in just one way: ${many(unproven, 'call')}.`]
      : []),
    ...whys(leftOut),
    ...(ended === undefined ? [] : [`The probe ended early: ${ended}.`])
  ]
  return `${lines.join('\n')}\n`
}

/** The same as data: one object for each call, with what was sent and what was said. */
export const data = ({ rows, ...found }: Probed): object => ({
  ...found,
  calls: rows.map(({ answer, call, grades }) => ({
    tool: call.tool,
    mistake: call.mistake,
    path: call.path,
    args: call.args,
    way: answer.way,
    said: answer.text.slice(0, SAID),
    grades
  }))
})

/** Longer texts are cut in the data. */
const SAID = 2_000

const row = (cells: ReadonlyArray<string>): string => `| ${cells.join(' | ')} |`

const tabled = ({ answer, call, grades }: Row): string =>
  row([
    cell(call.tool),
    wrong(call),
    `${said[grades.channel]} (${line(answer.way, 64).replaceAll('|', '\\|')})`,
    ...columns.slice(1).map((column) => said[grades[column]]),
    grades.leak.length === 0 ? 'no' : `**${grades.leak.join(', ')}**`
  ])

const said: { readonly [grade in Grade]: string } = {
  yes: 'yes',
  part: 'in part',
  no: '**no**',
  none: '–'
}

const wrong = ({ mistake, path, sentAs }: Call): string => {
  if (mistake === 'unknown tool') return 'no such tool'
  const at = cell(place(path))
  return sentAs === undefined ? `${mistake}: ${at}` : `${mistake}: ${at} as ${cell(place(sentAs))}`
}

/** A name in a cell: a pipe would end it, and what is no text of ours must not be marked up. */
const cell = (text: string): string => `\`${atom(text, 80).replaceAll('|', '\\|')}\``

const counted = (grades: ReadonlyArray<Grade>): string => {
  const count = (grade: Grade): number => grades.filter((it) => it === grade).length
  const [yes, part, no] = [count('yes'), count('part'), count('no')]
  return `${yes} of ${yes + part + no}${part > 0 ? `, ${part} in part` : ''}`
}

const leaking = (rows: ReadonlyArray<Row>): string => {
  const found = rows.filter(({ grades }) => grades.leak.length > 0).length
  return `${found} of ${rows.length}`
}

const whys = (leftOut: ReadonlyArray<LeftOut>): ReadonlyArray<string> =>
  [...new Set(leftOut.map(({ why }) => why))].map((why) => {
    const names = leftOut.filter((it) => it.why === why).map(({ tool }) => cell(tool))
    const more = names.length > 20 ? ` and ${names.length - 20} more` : ''
    return `Left out, since ${why}: ${names.slice(0, 20).join(', ')}${more}.`
  })
