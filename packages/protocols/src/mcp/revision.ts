import type { McpRevision } from '@toolfault/types/mcp'

/** The revisions that are written, oldest first. */
export const revisions: ReadonlyArray<McpRevision> = [
  '2024-11-05',
  '2025-03-26',
  '2025-06-18',
  '2025-11-25',
  '2026-07-28'
]

/** Its results validate in every revision, so it is written where nobody says which. */
export const latest: McpRevision = '2026-07-28'

/**
 * The revision to write for a peer that names one: the newest that is not newer than that. One older than
 * all is answered as the oldest; `otherwise` where nothing is named.
 */
export const revisionOf = (told: unknown, otherwise: McpRevision): McpRevision => {
  const [oldest = otherwise] = revisions
  return typeof told === 'string'
    ? (revisions.findLast((revision) => revision <= told) ?? oldest)
    : otherwise
}

/** Whether results must say that they are complete (row M8). */
export const hasResultType = (revision: McpRevision): boolean => revision >= '2026-07-28'
