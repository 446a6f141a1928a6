/** A part of the page that knows nothing of a browser, as it is built; the page itself exports nothing. */
const part = (name: string): Promise<unknown> =>
  import(new URL(`../../../packages/playground/dist/${name}.js`, import.meta.url).href)

// Borders: each is the module of its source.
export const { check } = (await part(
  'engine/check'
)) as typeof import('../../packages/playground/src/engine/check.js')
export const { compilers } = (await part(
  'engine/compilers'
)) as typeof import('../../packages/playground/src/engine/compilers.js')
export const { translation } = (await part(
  'engine/translation'
)) as typeof import('../../packages/playground/src/engine/translation.js')
export const { keeps } = (await part(
  'engine/keeps'
)) as typeof import('../../packages/playground/src/engine/keeps.js')
export const { locating } = (await part(
  'editor/locate'
)) as typeof import('../../packages/playground/src/editor/locate.js')
export const { underlined, broken } = (await part(
  'editor/underline'
)) as typeof import('../../packages/playground/src/editor/underline.js')
export const { fragmentOf, stateFrom } = (await part(
  'state/fragment'
)) as typeof import('../../packages/playground/src/state/fragment.js')
export const { examples } = (await part(
  'examples/examples'
)) as typeof import('../../packages/playground/src/examples/examples.js')
export const { offering, real, served } = (await part(
  'page/tools'
)) as typeof import('../../packages/playground/src/page/tools.js')
// Another border: the command line, which has a list of the same validators.
export const { validators } = (await import(
  new URL('../../../packages/cli/dist/validators.js', import.meta.url).href
)) as typeof import('../../packages/cli/src/validators.js')
