// What the built site must hold: every page whole, every link and anchor alive, nothing from another host.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { root } from '../../tools/workspace.mjs'
import { entries } from './entries.mjs'
import { addressOf, generated, pages, textOf } from './pages.mjs'
import { anchors, prose } from './slug.mjs'

const dist = join(root, 'docs/.vitepress/dist')
const base = process.env['SITE_BASE'] ?? '/'
const built = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html')
)
const html = new Map(
  built.map((file) => [join(dist, file), readFileSync(join(dist, file), 'utf8')])
)

const entity = { amp: '&', gt: '>', lt: '<', quot: '"', '#39': "'", '#123': '{' }
const decoded = (text) => text.replace(/&(amp|gt|lt|quot|#39|#123);/g, (_, name) => entity[name])
const textIn = (markup, between) => decoded(markup.replace(/<[^>]*>/g, between))
const ids = new Map(
  [...html].map(([file, text]) => [
    file,
    new Set([...text.matchAll(/ id="([^"]*)"/g)].map((found) => decoded(found[1])))
  ])
)

const squeezed = (text) => text.replace(/\s+/g, '')
const words = (text) => text.match(/[\p{L}\p{N}_{}]{2,}/gu) ?? []

// A page's blocks of code word for word, and each word of its prose.
const missing = (page) => {
  const file = join(dist, addressOf(page).replace(/\.md$/, '.html'))
  const text = html.get(file)
  if (text === undefined) return ['the page itself']
  // A tag may end a word (a cell) or stand inside one (a colour in code).
  const bare = squeezed(textIn(text, ''))
  const have = new Set([...words(textIn(text, ' ')), ...words(textIn(text, ''))])
  const source = textOf(page)
  const fences = [...source.matchAll(/^( *)(`{3,}).*\n((?:.*\n)*?)\1\2 *$/gm)].map(
    (found) => found[3]
  )
  // Pictures, addresses and the numbers of a list are no prose.
  const said = prose(source)
    .replace(/!\[[^\]]*\]\([^)]*\)|^\[[^\]]+\]: \S+$|^ *\d+\. /gm, ' ')
    .replace(/\]\([^)]*\)|<br>/g, ' ')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
  return [
    ...anchors(source).filter((anchor) => !ids.get(file)?.has(anchor)),
    ...fences.filter((fence) => !bare.includes(squeezed(fence))),
    ...words(said).filter((word) => !have.has(word))
  ]
}

const attributes = /<(\w+)[^>]*?\s(?:href|src|srcset|poster|action)="([^"]*)"/g

// `/base/docs/x.html#y`, `./x.html` or `#y`, seen from a page, as a file and an anchor.
const target = (file, href) => {
  const [path, hash] = decoded(href).split('#')
  const plain = decodeURI(path)
  const from = plain.startsWith('/')
    ? join(dist, plain.startsWith(base) ? plain.slice(base.length) : `outside ${base}`)
    : resolve(dirname(file), plain)
  const to = plain === '' ? file : /\/$|^\.*$/.test(plain) ? join(from, 'index.html') : from
  return { to, hash: hash === undefined ? undefined : decodeURIComponent(hash) }
}

const wrong = (file, tag, href) => {
  if (/^(?:[a-z]+:)?\/\//i.test(href)) return tag === 'a' ? undefined : 'comes from another host'
  if (/^(?:data|mailto):/.test(href)) return undefined
  const { hash, to } = target(file, href)
  if (!existsSync(to)) return 'leads nowhere'
  return hash === undefined || hash === '' || ids.get(to)?.has(hash)
    ? undefined
    : 'has no such anchor'
}

const links = [...html].flatMap(([file, text]) =>
  [...text.matchAll(attributes)].map(([, tag, href]) => ({ file, tag, href }))
)
const styles = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .filter((file) =>
    /@import|url\(["']?(?:https?:)?\/\//.test(readFileSync(join(dist, file), 'utf8'))
  )

const faults = [
  ...pages.flatMap((page) => missing(page).map((what) => `${page}: not on the site: ${what}`)),
  ...new Set(
    links.flatMap(({ file, tag, href }) => {
      const what = wrong(file, tag, href)
      return what === undefined ? [] : [`${file.slice(dist.length + 1)}: ${href} ${what}`]
    })
  ),
  ...styles.map((file) => `${file}: a style of another host`),
  ...entries
    .filter(({ name }) => !generated.some((page) => textOf(page).startsWith(`# ${name}\n`)))
    .map(({ name }) => `${name}: no page in the reference`)
]
console.log(faults.join('\n'))
console.log(`${pages.length} pages, ${links.length} links, ${faults.length} faults`)
process.exitCode = faults.length > 0 || pages.length === 0 || links.length === 0 ? 1 : 0
