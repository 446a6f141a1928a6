// Fetches every external link of every page: `npm run links:long`, by hand, where there is a network.
// A test sees to it that each is well formed; whether it is alive only the network knows.
import { pathToFileURL } from 'node:url'
import { pages, textOf } from './pages.mjs'
import { prose } from './slug.mjs'

/** The external links of a text, whatever their scheme: in brackets, as a reference, or bare in angles. */
export const external = (text) =>
  [
    ...prose(text)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(
        /\]\(<?([a-z][a-z+.-]*:[^)>\s]*)|<([a-z][a-z+.-]*:[^>\s]*)>|^\[[^\]]+\]: <?([a-z][a-z+.-]*:[^>\s]*)/gim
      )
  ].map((found) => found[1] ?? found[2] ?? found[3])

const asked = { headers: { 'user-agent': 'toolfault-docs' }, redirect: 'follow' }

const verdict = async (url) => {
  try {
    const answer = await fetch(url, { ...asked, signal: AbortSignal.timeout(20_000) })
    await answer.body?.cancel()
    return answer.ok ? 'ok' : `answers ${answer.status}`
  } catch (error) {
    return error.cause?.code ?? error.name
  }
}

const main = async () => {
  const where = new Map()
  for (const page of pages) {
    for (const href of external(textOf(page))) {
      const [url] = href.split('#')
      where.set(url, [...(where.get(url) ?? []), page])
    }
  }
  let dead = 0
  for (const [url, from] of where) {
    const said = await verdict(url)
    if (said !== 'ok') dead += 1
    console.log(
      said === 'ok' ? `ok  ${url}` : `BAD ${url}: ${said} (${[...new Set(from)].join(', ')})`
    )
  }
  console.log(`${where.size} links, ${dead} dead`)
  process.exitCode = dead > 0 || where.size === 0 ? 1 : 0
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main()
}
