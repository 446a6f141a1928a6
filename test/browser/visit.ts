import type { BrowserContextOptions, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { browser } from './browser.js'
import { address } from './served.js'

/** How a page is visited. */
export interface Visit extends BrowserContextOptions {
  /** What a link says of a case. */
  readonly state?: Readonly<Record<string, string>>
  /** The fragment as it stands, with `#`. */
  readonly fragment?: string
  /** Errors of the console that are what the case is about. */
  readonly expected?: RegExp
  /** A program that runs in the page before its own. */
  readonly before?: string
}

/** The fragment of a case as platforms without compression write it. */
export const fragmentOf = (state: object): string =>
  `#j${Buffer.from(JSON.stringify(state)).toString('base64url')}`

/**
 * Open the page in a context of its own, use it, and close it. Whatever a case is about: no error of the page
 * or of its console, and no request but the one for the page itself.
 */
export const visit = async (
  { before, expected, fragment, state, ...options }: Visit,
  use: (page: Page) => Promise<void>
): Promise<void> => {
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
    ...options
  })
  const errors: Array<string> = []
  const requests: Array<string> = []
  try {
    context.on('request', (request) => requests.push(request.url()))
    context.on('weberror', (error) => errors.push(String(error.error())))
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text())
    })
    if (before !== undefined) await context.addInitScript(before)
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    await page.goto(address + (fragment ?? (state === undefined ? '' : fragmentOf(state))))
    await until(
      () => page.getAttribute('html', 'data-ready'),
      (ready) => ready === 'yes'
    )
    await settled(page)
    await use(page)
  } finally {
    await context.close()
  }
  assert.equal(
    errors.filter((error) => expected?.test(error) !== true),
    []
  )
  assert.equal(
    [...new Set(requests.map((request) => request.replace(/#.*$/s, '')))].filter(
      (request) => !/^(?:blob|data):/.test(request)
    ),
    [address]
  )
}

/** Wait until no answer is being worked out. */
export const settled = async (page: Page): Promise<void> => {
  await until(
    () => page.getAttribute('html', 'data-busy'),
    (busy) => busy !== 'yes'
  )
}

/** Wait until what is read of a page is right; what it was at last is in the error. */
export const until = async <A>(
  read: () => Promise<A>,
  isRight: (value: A) => boolean
): Promise<A> => {
  const end = performance.now() + 8_000
  while (true) {
    const value = await read()
    if (isRight(value)) return value
    if (performance.now() > end) throw new Error(`it stayed ${JSON.stringify(value)}`)
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}
