const GRADES = ['certain', 'likely']
const WORDS = ['meant', 'other', 'not']

/** Counts of what became of calls, by the kind of mistake. */
export const counting = () => {
  const rows = new Map()
  const add = ({ given, before, after }) => {
    if (given.of !== 'call') return
    const row = rows.get(given.kind) ?? rows.set(given.kind, { calls: 0 }).get(given.kind)
    row.calls++
    for (const grade of GRADES) {
      for (const [when, { mended }] of Object.entries({ before, after })) {
        const key = `${when} ${grade} ${mended?.[grade]}`
        row[key] = (row[key] ?? 0) + 1
      }
    }
  }
  return { add, table: () => table(rows) }
}

const cell = (row, grade, word) => {
  const [before, after] = ['before', 'after'].map((when) => row[`${when} ${grade} ${word}`] ?? 0)
  return before === after ? `${after}` : `${before} → ${after}`
}

const sum = (rows) => {
  const all = {}
  for (const row of rows) for (const key of Object.keys(row)) all[key] = (all[key] ?? 0) + row[key]
  return all
}

const table = (rows) => {
  const columns = GRADES.flatMap((grade) => WORDS.map((word) => [grade, word]))
  const line = ([kind, row]) =>
    `| ${[kind, row.calls, ...columns.map(([grade, word]) => cell(row, grade, word))].join(' | ')} |`
  const head = columns.map(([grade, word]) => `${grade}: ${word}`)
  return [
    `| mistake | calls | ${head.join(' | ')} |`,
    `|---|${'--:|'.repeat(columns.length + 1)}`,
    ...[...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(line),
    line(['all', sum(rows.values())])
  ].join('\n')
}
