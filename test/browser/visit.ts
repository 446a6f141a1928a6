import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { hashOf, type Opened, type Opening, opened, type Shown } from './opened.js'
import { address } from './served.js'
import { ready } from './until.js'

/** How a page is visited. */
export interface Visit extends Opening {
  /** Errors of the console that are what the case is about. */
  readonly expected?: RegExp
}

/**
 * Open the page in a context of its own, use it, and close it. Whatever a case is about: no error of the page
 * or of its console, and no request but the one for the page itself.
 */
export const visit = async (
  { expected, ...how }: Visit,
  use: (page: Page) => Promise<void>
): Promise<void> => {
  const one = await opened(how)
  try {
    await use(one.page)
  } finally {
    await one.close()
  }
  behaved(one, [address], expected)
}

let kept: Opened | undefined

/**
 * Use the page that the case before has left open, once it was led to this one by a link: to load it takes
 * longer than most cases do.
 */
export const revisit = async (shown: Shown, use: (page: Page) => Promise<void>): Promise<void> => {
  const before = kept
  // What fails may leave a page that is good for nothing.
  kept = undefined
  const one = before ?? (await opened(shown))
  try {
    if (before !== undefined) await lead(one.page, hashOf(shown))
    await use(one.page)
    behaved(one, before === undefined ? [address] : [])
  } catch (error) {
    await one.close()
    throw error
  }
  one.requests.length = 0
  kept = one
}

/** Go to a fragment, also to the one at which the page is. */
const lead = async (page: Page, hash: string): Promise<void> => {
  await page.evaluate(`{
    history.replaceState(null, '', '#elsewhere')
    delete document.documentElement.dataset.ready
    location.hash = ${JSON.stringify(hash)}
  }`)
  await ready(page)
}

const behaved = (
  { errors, requests }: Opened,
  allowed: ReadonlyArray<string>,
  expected?: RegExp
): void => {
  assert.equal(
    errors.filter((error) => expected?.test(error) !== true),
    []
  )
  assert.equal(
    [...new Set(requests)].filter((request) => !/^(?:blob|data):/.test(request)),
    allowed
  )
}
