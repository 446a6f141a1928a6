import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { report } from './report.mjs'

const executablePath = process.env['CHROMIUM'] || '/usr/bin/chromium'

/** What the consumer `browser` shows when it has done its work. */
const expected = /^9 wires: Invalid arguments for tool book: `city` is missing/

/** Open the page that the consumer `browser` has built, in a real Chromium, and read what it shows. */
export const inBrowser = async (folder) => {
  const label = 'consumer browser, Chromium'
  if (!existsSync(executablePath)) {
    return report(false, label, `${executablePath} is not here: apt-get install chromium`)
  }
  const server = createServer((request, response) => serve(folder, request, response))
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  // In a container of root's there is no sandbox to be had.
  const browser = await chromium.launch({ executablePath, chromiumSandbox: false })
  try {
    const page = await browser.newPage()
    const errors = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.goto(`http://127.0.0.1:${server.address().port}/`)
    const shown = await page.locator('#answer:not(:empty)').textContent({ timeout: 20_000 })
    return report(expected.test(shown) && errors.length === 0, label, [shown, ...errors].join('\n'))
  } catch (error) {
    return report(false, label, String(error))
  } finally {
    await browser.close()
    server.close()
  }
}

const types = { html: 'text/html', js: 'text/javascript' }

const serve = (folder, { url }, response) => {
  const path = url === '/' ? '/index.html' : url
  const file = join(folder, 'dist', path)
  if (!existsSync(file)) return response.writeHead(404).end()
  response.setHeader('content-type', types[path.split('.').at(-1)] ?? 'text/plain')
  return response.end(readFileSync(file))
}
