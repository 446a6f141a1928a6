import { wholeOf } from './spelling.js'

/** What the flags of programs that search are called in words (grep, ripgrep); a flag to a line. */
const flags = `-A after aftercontext contextafter linesafter
-B before beforecontext contextbefore linesbefore
-C context contextlines linesofcontext surroundinglines
-F fixedstring fixedstrings literal
-c countonly
-i ignorecase caseinsensitive insensitive
-l filesonly filenamesonly fileswithmatches listfiles
-m maxcount
-n linenumber linenumbers showlinenumbers
-o onlymatching
-r recursive
-v invert invertmatch
-w wholeword wholewords wordregexp`

const table: ReadonlyMap<string, ReadonlyArray<string>> = /* @__PURE__ */ (() =>
  new Map(
    flags.split('\n').map((line) => {
      const [flag = '', ...names] = line.split(' ')
      return [flag, names] as const
    })
  ))()

/** Whether one of two names is a flag, and the other says the same in words: `-i` and `ignore_case`. */
export const isFlagOf = (one: string, other: string): boolean =>
  saysFlag(one, other) || saysFlag(other, one)

const saysFlag = (flag: string, name: string): boolean =>
  table.get(flag)?.includes(wholeOf(name)) ?? false
