// The anchors of a page, by the rule of the code hosts, so that a link works there and on the site alike.

/** The anchor of a heading: letters, digits, `_` and `-` in lower case, a hyphen for each space. */
export const slug = (text) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')

// What is read of `[a](b)`, `code`, **strong** and `\<`.
const plain = (markdown) =>
  markdown
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`')
        ? part.slice(1, -1)
        : part
            .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
            .replace(/\*\*?|(?<!\\)~~/g, '')
            .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    )
    .join('')

/** A page without its fenced blocks and comments: each line of them is left empty. */
export const prose = (markdown) =>
  markdown.replace(/^( *)(`{3,}|~{3,}).*\n(?:.*\n)*?\1\2 *$|<!--[\s\S]*?-->/gm, (block) =>
    block.replace(/.+/g, '')
  )

/** The headings of a page, as they are read. */
export const headings = (markdown) =>
  [...prose(markdown).matchAll(/^#{1,6} +(.+?)(?: +#+)? *$/gm)].map((found) => plain(found[1]))

/** The anchors of a page, in order; a repeated one has a number. */
export const anchors = (markdown) => {
  const seen = new Map()
  return headings(markdown).map((heading) => {
    const name = slug(heading)
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return before === 0 ? name : `${name}-${before}`
  })
}
