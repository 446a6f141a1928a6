// A border: the page itself exports nothing, so its part is taken as it is built.
export const { plainness } = (await import(
  new URL('../../../packages/playground/dist/editor/plain.js', import.meta.url).href
)) as typeof import('../../packages/playground/src/editor/plain.js')
