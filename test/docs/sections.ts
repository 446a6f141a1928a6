import { read } from '../house.js'

/** A page cut at its headings of the second and third level; what stands before the first is a section, too. */
export const sectionsOf = (page: string): ReadonlyArray<string> =>
  read(page)
    .replace(/^```[\s\S]*?^```$/gm, '')
    .split(/^(?=#{2,3} )/m)

/** The headings of the second level, in order; what looks like one inside a block of code is none. */
export const headingsOf = (page: string): ReadonlyArray<string> =>
  [
    ...read(page)
      .replace(/^```[\s\S]*?^```$/gm, '')
      .matchAll(/^## (.+)$/gm)
  ].map(([, heading]) => heading ?? '')

/** Whole texts between backticks, and their words; the mark of an optional member is no part of it. */
export const codeOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => [
      code.replace(/\?$/, ''),
      ...code.split(/[^\w$-]+/)
    ])
  )
