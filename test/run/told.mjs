import { stripVTControlCharacters } from 'node:util'

/** What a process prints before each file. */
export const MARK = '\u0001file\u0001'

/** How the tests of one file went, of what was printed; `ended` says whether uvu told it at all. */
const fileIn = (text) => {
  const counts = /Total:\s+(\d+)[\s\S]*Passed:\s+(\d+)\s+Skipped:\s+(\d+)/.exec(
    stripVTControlCharacters(text)
  )
  const [total, passed, skipped] = [1, 2, 3].map((at) => Number(counts?.[at] ?? 0))
  return { text, ended: counts !== null, total, passed, skipped }
}

/** How a process went that printed this, and what of it is worth a reader's time. */
export const toldIn = (out, code) => {
  const [before, ...texts] = out.split(MARK)
  const files = texts.map(fileIn)
  // uvu swallows an error thrown by a before hook (its runner returns from `finally`), so the counts decide.
  const bad = files.filter(({ ended, passed, total }) => !ended || passed !== total)
  const sum = (key) => files.reduce((all, file) => all + file[key], 0)
  return {
    total: sum('total'),
    passed: sum('passed'),
    skipped: sum('skipped'),
    failed: code !== 0 || bad.length > 0,
    ended: code === 0 || (bad.length > 0 && bad.every(({ ended }) => ended)),
    // Quiet when green: of what failed the whole, where nothing says which file it was.
    text: [
      before,
      ...(process.env.VERBOSE || (code !== 0 && bad.length === 0) ? files : bad).map(
        ({ text }) => text
      )
    ].join('')
  }
}
