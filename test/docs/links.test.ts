import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read, root } from '../house.js'

const test = suite('docs/links')

// A border: scripts of the site, which know what a page is and which anchors it has.
const {
  anchors,
  prose
}: {
  readonly anchors: (text: string) => ReadonlyArray<string>
  readonly prose: (text: string) => string
} = await import(new URL('docs/site/slug.mjs', root).href)
const { external }: { readonly external: (text: string) => ReadonlyArray<string> } = await import(
  new URL('docs/site/links.mjs', root).href
)
const site: {
  readonly top: ReadonlyArray<string>
  readonly readmes: ReadonlyArray<string>
  readonly written: ReadonlyArray<string>
} = await import(new URL('docs/site/pages.mjs', root).href)

const pages = [...site.top, ...site.readmes, ...site.written]

/** What a page's links to this repository lead to: `[label](path#anchor)`, but not inside of code. */
const inner = (text: string): ReadonlyArray<string> =>
  [
    ...prose(text)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\((?![a-z][a-z+.-]*:)([^)\s]+)/gi)
  ].map((found) => found[1] ?? '')

/** What is wrong with a link of a page. */
const wrong = (page: string, link: string): string | undefined => {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? page : join(dirname(page), path)
  // The reference is made of the docstrings: its page is there once it is built, which checks it.
  if (target.startsWith('docs/api/')) return undefined
  if (!existsSync(fileURLToPath(new URL(target, root)))) return 'no such file'
  if (anchor === undefined) return undefined
  if (!target.endsWith('.md')) return 'an anchor in what is no page'
  return anchors(read(target)).includes(anchor) ? undefined : 'no such anchor'
}

test('the rule of anchors is that of the code hosts', () => {
  const text = [
    '# The `toolfault` command: check, and more',
    '## Keeps / loses',
    '## Keeps / loses',
    '```sh',
    '# not a heading',
    '```',
    '### [A link](there.md) to *it*, `a_b` & Ünï',
    '<!-- # hidden -->'
  ].join('\n')
  assert.equal(anchors(text), [
    'the-toolfault-command-check-and-more',
    'keeps--loses',
    'keeps--loses-1',
    'a-link-to-it-a_b--ünï'
  ])
})

test('a link to nothing, or to an anchor that is not there, is found', () => {
  assert.is(wrong('README.md', 'docs/none.md'), 'no such file')
  assert.is(wrong('README.md', 'docs/model.md#none'), 'no such anchor')
  assert.is(wrong('docs/model.md', '#none'), 'no such anchor')
  assert.is(wrong('docs/model.md', '../README.md#use'), undefined)
})

test('every link and every anchor of every page leads somewhere', () => {
  const links = pages.flatMap((page) => inner(read(page)).map((link) => ({ page, link })))
  assert.ok(links.length > 100, String(links.length))
  assert.equal(
    links.flatMap(({ link, page }) => {
      const what = wrong(page, link)
      return what === undefined ? [] : [`${page}: ${link}: ${what}`]
    }),
    []
  )
})

test('every link that leaves is https, with a host of a name, and nothing in it is secret', () => {
  const links = pages.flatMap((page) => external(read(page)).map((link) => ({ page, link })))
  assert.ok(links.length > 0)
  assert.equal(
    links
      .filter(({ link }) => {
        const url = URL.canParse(link) ? new URL(link) : undefined
        return !(
          url?.protocol === 'https:' &&
          url.hostname.includes('.') &&
          url.username === '' &&
          url.password === ''
        )
      })
      .map(({ link, page }) => `${page}: ${link}`),
    []
  )
})

test.run()
