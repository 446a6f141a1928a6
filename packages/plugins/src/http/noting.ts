/** Keeps what the author's code throws while one request is answered, which its fault does not hold. */
export interface Noting {
  /** Runs it, and throws on what it throws. */
  readonly note: <A>(run: () => A | Promise<A>) => Promise<A>
  /** What was thrown last; nothing where nothing was. */
  readonly noted: () => { readonly thrown?: unknown }
}

/** One for each request. */
export const noting = (): Noting => {
  let last: { readonly thrown?: unknown } = {}
  return {
    noted: () => last,
    note: async (run) => {
      try {
        return await run()
      } catch (thrown) {
        last = { thrown }
        throw thrown
      }
    }
  }
}
