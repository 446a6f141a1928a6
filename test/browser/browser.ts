import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** Debian's, or the one that CHROMIUM names; without one nothing of this can pass. */
const executablePath = process.env['CHROMIUM'] || '/usr/bin/chromium'
if (!existsSync(executablePath)) {
  throw new Error(
    `there is no browser at ${executablePath}: apt-get install chromium, or name one in CHROMIUM`
  )
}

/** The one browser of a run; each case has a context of its own. */
export const browser: Browser = await chromium.launch({
  executablePath,
  // Root in a container has no sandbox. Nothing that a browser does for itself may count as a request.
  chromiumSandbox: false,
  args: ['--disable-background-networking', '--disable-component-update', '--disable-sync']
})

// The runner lets its tests go when all of them have ended.
process.once('disconnect', () => void browser.close())
