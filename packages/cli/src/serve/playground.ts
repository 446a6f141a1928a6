import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { JsonObject } from '@toolfault/types/json'
import { Unusable } from '../flags.js'

/** A page as a browser gets it. */
export interface Playground {
  readonly html: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** Where tools go, as `packages/playground/bundle.mjs` leaves it. */
const PLACE = '<!-- tools -->'

/** The page of the playground with the tools of this server in it; throws `Unusable` where it was not built. */
export const playgroundOf = (tools: ReadonlyArray<JsonObject>): Playground => {
  const page = readPage()
  const element = `<script type="application/json" id="tools">${inScript(tools)}</script>`
  const html = Buffer.from(page.replace(PLACE, () => element))
  return { html, headers: { ...guards(page), 'content-length': String(html.length) } }
}

const readPage = (): string => {
  try {
    const page = import.meta.resolve('@toolfault/playground/index.html')
    return readFileSync(fileURLToPath(page), 'utf8')
  } catch {
    throw new Unusable(
      'the page of the playground is not there: in a clone, npm run build makes it'
    )
  }
}

/** JSON in which nothing can end the element it stands in, or begin another. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The page's own policy, and what only a header can say: that no other page may frame it. */
const guards = (page: string): Readonly<Record<string, string>> => {
  const [, policy = "default-src 'none'"] =
    /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `${policy}; frame-ancestors 'none'`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    // The next server at this port has other tools.
    'cache-control': 'no-store'
  }
}
