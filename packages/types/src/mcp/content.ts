import type { MetaObject } from './revision.js'

/** Whom content is for; `lastModified` since 2025-06-18 (Schema, `Annotations`). */
export interface Annotations {
  readonly audience?: ReadonlyArray<'user' | 'assistant'>
  /** From 0 to 1. */
  readonly priority?: number
  /** ISO 8601. */
  readonly lastModified?: string
}

/** What all content shares; `_meta` is declared since 2025-06-18 (Tools, Tool Result). */
export interface ContentFields {
  readonly annotations?: Annotations
  readonly _meta?: MetaObject
}

/** Text, in all revisions (Tools, Text Content). */
export interface TextContent extends ContentFields {
  readonly type: 'text'
  readonly text: string
}

/** A picture in base64, in all revisions (Tools, Image Content). */
export interface ImageContent extends ContentFields {
  readonly type: 'image'
  readonly data: string
  readonly mimeType: string
}

/** Sound in base64, since 2025-03-26 (Tools, Audio Content). */
export interface AudioContent extends ContentFields {
  readonly type: 'audio'
  readonly data: string
  readonly mimeType: string
}

/** A resource sent along, in all revisions (Tools, Embedded Resources). */
export interface EmbeddedResource extends ContentFields {
  readonly type: 'resource'
  readonly resource: ResourceContents & ({ readonly text: string } | { readonly blob: string })
}

/** What text and base64 share; `_meta` since 2025-06-18 (Schema, `ResourceContents`). */
export interface ResourceContents {
  readonly uri: string
  readonly mimeType?: string
  readonly _meta?: MetaObject
}

/** A resource to fetch, since 2025-06-18; without `icons` (Tools, Resource Links). */
export interface ResourceLink extends ContentFields {
  readonly type: 'resource_link'
  readonly uri: string
  readonly name: string
  readonly title?: string
  readonly description?: string
  readonly mimeType?: string
  /** Bytes. */
  readonly size?: number
}

/** One item of `content` in 2024-11-05 (Tools, Tool Result). */
export type ContentBlock20241105 = TextContent | ImageContent | EmbeddedResource

/** One item of `content` since 2025-03-26 (Tools, Tool Result). */
export type ContentBlock20250326 = ContentBlock20241105 | AudioContent

/** One item of `content`, since 2025-06-18 (Tools, Tool Result). */
export type ContentBlock = ContentBlock20250326 | ResourceLink

/** One item of `content`, by revision (Schema, `CallToolResult`). */
export interface McpContent {
  readonly '2024-11-05': ContentBlock20241105
  readonly '2025-03-26': ContentBlock20250326
  readonly '2025-06-18': ContentBlock
  readonly '2025-11-25': ContentBlock
  readonly '2026-07-28': ContentBlock
}
