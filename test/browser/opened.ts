import type { BrowserContextOptions, Page } from 'playwright-core'
import { browser } from './browser.js'
import { address } from './served.js'
import { ready } from './until.js'

/** What a page shows. */
export interface Shown {
  /** What a link says of a case. */
  readonly state?: Readonly<Record<string, string>> | undefined
  /** The fragment as it stands, with `#`. */
  readonly fragment?: string | undefined
}

/** How a page is opened. */
export interface Opening extends Shown, BrowserContextOptions {
  /** A program that runs in the page before its own. */
  readonly before?: string
}

/** A page that is open, with the errors of it and of its console, and the addresses that it has asked for. */
export interface Opened {
  readonly page: Page
  readonly errors: Array<string>
  readonly requests: Array<string>
  readonly close: () => Promise<void>
}

/** The fragment of a case as platforms without compression write it. */
export const fragmentOf = (state: object): string =>
  `#j${Buffer.from(JSON.stringify(state)).toString('base64url')}`

export const hashOf = ({ fragment, state }: Shown): string =>
  fragment ?? (state === undefined ? '' : fragmentOf(state))

/** Open the page in a context of its own. */
export const opened = async ({ before, fragment, state, ...options }: Opening): Promise<Opened> => {
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
    ...options
  })
  const errors: Array<string> = []
  const requests: Array<string> = []
  context.on('request', (request) => requests.push(request.url().replace(/#.*$/s, '')))
  context.on('weberror', (error) => errors.push(String(error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text())
  })
  const close = (): Promise<void> => context.close()
  try {
    if (before !== undefined) await context.addInitScript(before)
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    await page.goto(address + hashOf({ fragment, state }))
    await ready(page)
    return { page, errors, requests, close }
  } catch (error) {
    await close()
    throw error
  }
}
