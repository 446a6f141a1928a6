declare global {
  /** The declarations of typebox and @cfworker/json-schema name a class of the platform, which is no part of the language. */
  interface URL {
    readonly href: string
  }
}

export {}
