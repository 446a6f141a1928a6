import { files, packages, read } from '../house.js'

/** A piece of TypeScript that a reader may copy, and what it claims to print. */
export interface Snippet {
  readonly page: string
  readonly line: number
  readonly code: string
  readonly prints: ReadonlyArray<string>
  /** The file that a reader saves it as, or, of commands, the file beside which they are typed. */
  readonly file?: string
}

/** Pages for people: the readme and its neighbours, those of the packages, and docs. */
export const pages: ReadonlyArray<string> = [
  'README.md',
  'CONTRIBUTING.md',
  ...packages.map(({ folder }) => `packages/${folder}/README.md`),
  ...files('docs', '.md')
]

interface Block {
  readonly line: number
  readonly code: string
  readonly file?: string
}

/** Blocks of a language on a page; behind the language may stand the name of a file. */
const blocks = (page: string, language: string): ReadonlyArray<Block> => {
  const text = read(page)
  const block = new RegExp(
    `^\`\`\`${language}(?: (?<file>\\S+))?\\n(?<code>[\\s\\S]*?)^\`\`\`$`,
    'gm'
  )
  return [...text.matchAll(block)].map(({ groups, index }) => ({
    line: text.slice(0, index).split('\n').length + 1,
    code: groups?.['code'] ?? '',
    ...(groups?.['file'] === undefined ? {} : { file: groups['file'] })
  }))
}

/** Every `ts` block; what stands behind `// =>` is what the line must print. */
export const pageSnippets = (): ReadonlyArray<Snippet> =>
  pages.flatMap((page) =>
    blocks(page, 'ts').map(({ code, ...block }) => ({
      ...block,
      page,
      code,
      prints: [...code.matchAll(/\/\/ => (.*)$/gm)].map((found) => found[1]?.trim() ?? '')
    }))
  )

/** Every `sh` block: commands that run at the root of a built checkout, or beside a file of the page. */
export const shellSnippets = (): ReadonlyArray<Snippet> =>
  pages.flatMap((page) =>
    blocks(page, 'sh').map(({ code, ...block }) => ({
      ...block,
      page,
      code,
      prints: [...code.matchAll(/^# => (.*)$/gm)].map((found) => found[1]?.trim() ?? '')
    }))
  )

/** The lines of every `bash` block: commands for a fresh clone. */
export const bashLines = (page: string): ReadonlyArray<string> =>
  blocks(page, 'bash').flatMap(({ code }) => code.trim().split('\n'))

/**
 * Every `@example` of a public docstring: an expression and, behind `//`, the value it has. They are
 * turned into a module that prints each value beside the one that is claimed.
 */
export const docstringSnippets = (): ReadonlyArray<Snippet> =>
  packages.flatMap(({ folder, manifest }) =>
    files(`packages/${folder}/src`, '.ts').flatMap((file) =>
      [...read(file).matchAll(/@example\n([\s\S]*?)(?=\n \*\n|\n \*\/)/g)].map((found) => {
        const text = (found[1] ?? '').replace(/^ \* ?/gm, '')
        const claims = [...text.matchAll(/^(.+?)\s*\n?\/\/ (.+)$/gm)]
        const path = entryOf(manifest.name, folder, file)
        return {
          page: file,
          line: read(file).slice(0, found.index).split('\n').length,
          code: [
            `import * as it from '${path}'`,
            ...claims.map(
              ([, call, value]) => `console.log(JSON.stringify([it.${call}, ${value}]))`
            )
          ].join('\n'),
          prints: []
        }
      })
    )
  )

/** The subpath under which a file is public: its own, or the model's index. */
const entryOf = (name: string, folder: string, file: string): string =>
  folder === 'model'
    ? name
    : `${name}/${file.slice(`packages/${folder}/src/`.length, -'.ts'.length)}`
