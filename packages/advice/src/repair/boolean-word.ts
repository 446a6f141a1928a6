/** Words that say a boolean, where nothing but one would do. */
const words: ReadonlyMap<string, boolean> = /* @__PURE__ */ new Map([
  ['yes', true],
  ['on', true],
  ['y', true],
  ['t', true],
  ['enabled', true],
  ['enable', true],
  ['1', true],
  ['no', false],
  ['off', false],
  ['n', false],
  ['f', false],
  ['disabled', false],
  ['disable', false],
  ['0', false]
])

/** The boolean that a text says as a word, where nothing but one would do. */
export const booleanWord = (value: unknown): boolean | undefined =>
  typeof value === 'string' ? words.get(value.trim().toLowerCase()) : undefined
