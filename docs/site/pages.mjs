// The pages of the site and their order, read from the folders: a new page is there without a line in a list.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { packages, root } from '../../tools/workspace.mjs'
import { headings } from './slug.mjs'

/** The text of a page. */
export const textOf = (page) => readFileSync(join(root, page), 'utf8')

// What is installed or built has no pages of ours.
const passed = (name) => name.startsWith('.') || name === 'node_modules' || name === 'dist'

const below = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !passed(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return below(path)
      return path.endsWith('.md') ? [path] : []
    })
    .toSorted((a, b) => (a < b ? -1 : 1))

/** The pages at the root of the repository. */
export const top = readdirSync(root).filter((name) => name.endsWith('.md'))

/** The pages of the packages. */
export const readmes = packages.map(({ folder }) => `packages/${folder}/README.md`)

/** What was written by people below docs, and what `npm run api` made of the docstrings. */
export const written = below('docs').filter((page) => !page.startsWith('docs/api/'))
export const generated = below('docs').filter((page) => page.startsWith('docs/api/'))

/** Every page that has an address on the site. */
export const pages = [...top, ...readmes, ...written, ...generated]

/** Where a page is built to: a folder's readme is its index. */
export const addressOf = (page) => page.replace(/(^|\/)README\.md$/, '$1index.md')

const titleOf = (page) => headings(textOf(page))[0] ?? page
const item = (page) => ({
  text: titleOf(page),
  link: `/${addressOf(page).replace(/index\.md$/, '')}`
})
const isIndex = (page) => basename(page) === 'README.md'
const capital = (name) => name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll('-', ' ')

// One group for a folder: its readme first, then its pages, then its folders.
const group = (folder, of) => {
  const here = of.filter((page) => dirname(page) === folder)
  const inner = [...new Set(of.map(dirname))].filter((path) => dirname(path) === folder)
  const index = here.find(isIndex)
  return {
    text: index === undefined ? capital(basename(folder)) : titleOf(index),
    ...(index === undefined ? {} : { link: item(index).link }),
    collapsed: true,
    items: [
      ...here.filter((page) => !isIndex(page)).map(item),
      ...inner.map((path) => group(path, of))
    ]
  }
}

const reference = group('docs/api', generated)

/** The navigation beside a page: that of the reference beside the reference, else that of the guide. */
export const sidebar = {
  '/docs/api/': [{ ...reference, collapsed: false }],
  '/': [
    {
      text: 'Toolfault',
      items: top.toSorted((a, b) => Number(isIndex(b)) - Number(isIndex(a))).map(item)
    },
    { ...group('docs', written), collapsed: false },
    { text: 'Packages', collapsed: true, items: readmes.map(item) },
    { text: reference.text, link: '/docs/api/' }
  ].filter(({ items }) => items?.length !== 0)
}
