// Markdown as it is written: nothing on a page is a template, a component or markup of its own.
import { dirname, join, relative } from 'node:path'
import { root } from '../../tools/workspace.mjs'
import { addressOf, pages } from './pages.mjs'
import { slug } from './slug.mjs'

const known = new Set(pages)

// A link to a file that is no page is only its text: the site holds no sources.
const leads = (from, href) => {
  if (/^[a-z]+:|^#/i.test(href)) return href
  const [path = '', hash] = href.split('#')
  const target = [join(dirname(from), path), join(dirname(from), path, 'README.md')].find((page) =>
    known.has(page)
  )
  if (target === undefined) return undefined
  const address = relative(dirname(from), addressOf(target))
  return hash === undefined ? address : `${address}#${hash}`
}

const relink = (page, tokens) => {
  const dropped = []
  for (const token of tokens) {
    if (token.type === 'link_open' && !token.attrGet('class')?.includes('header-anchor')) {
      const href = leads(page, token.attrGet('href') ?? '')
      dropped.push(href === undefined)
      if (href === undefined) token.hidden = true
      else token.attrSet('href', href)
    } else if (token.type === 'link_open') dropped.push(false)
    else if (token.type === 'link_close' && dropped.pop()) token.hidden = true
  }
  return tokens.filter(({ hidden }) => !hidden)
}

const markup = /^<\/?(?:br|details|kbd|sub|summary|sup)>$/

/** Set the site's parser up: plain markup, GitHub's anchors, links that lead to what is built. */
export const markdown = {
  attrs: { disable: true },
  anchor: { slugify: slug },
  headers: { slugify: slug },
  config: (md) => {
    // What stands on a page is not replaced by a picture, a table of contents or a file.
    md.disable(['emoji', 'snippet', 'toc'], true)
    const { escapeHtml } = md.utils
    const html = (tokens, at) => {
      const { content, meta } = tokens[at]
      // The mark of a heading's own link is the parser's.
      if (meta?.isPermalinkSymbol || markup.test(content.trim())) return content
      return escapeHtml(content.replace(/<!--[\s\S]*?-->/g, ''))
    }
    md.renderer.rules.html_block = html
    md.renderer.rules.html_inline = html
    md.core.ruler.push('relink', ({ env, tokens }) => {
      const page = relative(root, env.realPath ?? '')
      for (const token of tokens) {
        if (token.type === 'inline') token.children = relink(page, token.children ?? [])
      }
    })
    const render = md.render.bind(md)
    md.render = (text, env) => `<div v-pre>\n${render(text, env)}</div>\n`
  }
}
