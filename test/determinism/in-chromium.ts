import type { BrowserContextOptions } from 'playwright-core'
import { browser } from '../browser/browser.js'
import { type Answered, type Asked, inEngine } from './engine.js'

/** Ask the browser, in a page without a policy: the validators make code of schemas. */
export const inChromium = async (
  script: string,
  asked: Asked,
  options: BrowserContextOptions = {}
): Promise<Answered> => {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    // Only what is served has a digest; nothing of this leaves the machine.
    await page.route('**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>nothing</title>' })
    )
    await page.goto('https://determinism.invalid/')
    await page.addScriptTag({ content: script })
    return await page.evaluate(inEngine, asked)
  } finally {
    await context.close()
  }
}
