import type { Page } from 'playwright-core'

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

/** Wait until no answer is being worked out. */
export const settled = async (page: Page): Promise<void> => {
  await until(
    () => page.getAttribute('html', 'data-busy'),
    (busy) => busy !== 'yes'
  )
}

/** Wait until the page shows what its address says. */
export const ready = async (page: Page): Promise<void> => {
  await until(
    () => page.getAttribute('html', 'data-ready'),
    (is) => is === 'yes'
  )
  await settled(page)
}
