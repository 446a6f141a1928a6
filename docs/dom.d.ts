declare global {
  /** The declarations of the MCP SDK name a type of the DOM; node has it without the name. */
  type HeadersInit = NonNullable<ConstructorParameters<typeof Headers>[0]>
}

export {}
