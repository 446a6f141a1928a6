declare global {
  /** The declarations of @cfworker/json-schema name a type of the DOM, which nothing here uses. */
  interface URL {
    readonly href: string
  }
}

export {}
