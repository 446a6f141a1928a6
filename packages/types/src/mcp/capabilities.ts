/** The modes a client offers, since 2025-11-25; `{}` is form alone (Elicitation, Capabilities). */
export interface ElicitationCapability {
  readonly form?: object
  readonly url?: object
}

/**
 * Told in `initialize`, and since 2026-07-28 with each request; every feature is an object.
 *
 * @see https://modelcontextprotocol.io/specification/2026-07-28/schema#clientcapabilities
 */
export interface ClientCapabilities {
  readonly experimental?: { readonly [name: string]: object }
  /** Since 2026-07-28; names have a prefix (`com.example/name`). */
  readonly extensions?: { readonly [name: string]: object }
  /** Since 2025-06-18, there an object without modes. */
  readonly elicitation?: ElicitationCapability
  readonly sampling?: object
  readonly roots?: object
}

/**
 * Told in `initialize`, and since 2026-07-28 by `server/discover`; every feature is an object.
 *
 * @see https://modelcontextprotocol.io/specification/2026-07-28/schema#servercapabilities
 */
export interface ServerCapabilities {
  readonly experimental?: { readonly [name: string]: object }
  /** Since 2026-07-28; names have a prefix (`com.example/name`). */
  readonly extensions?: { readonly [name: string]: object }
  readonly tools?: { readonly listChanged?: boolean }
}
