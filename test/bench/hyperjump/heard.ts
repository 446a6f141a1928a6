/** What the program says of one fixture: characters, tokens, and nanoseconds of three ways to a text. */
export interface Heard {
  readonly length: number
  readonly tokens: number
  readonly floor: number
  readonly ours: number
  readonly theirs: number
}
