// One page as the site shows it, without the site around it.
import { join } from 'node:path'
import { createMarkdownRenderer } from 'vitepress'
import { root } from '../../tools/workspace.mjs'
import { markdown } from './plain.mjs'

const parser = await createMarkdownRenderer(root, markdown, '/')

/** The markup of a page, given its path and its text. */
export const render = (page, text) =>
  parser.render(text, { path: join(root, page), realPath: join(root, page), relativePath: page })
