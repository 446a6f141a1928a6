import { own, part } from '@toolfault/model'
import type { Change, ToolValidationOptions } from './options.js'
import { before, type Seam } from './seam.js'

/** What a server tells its clients of a change (row N5). */
const sent: Readonly<Record<Change, string>> = {
  tool_update: 'notifications/tools/list_changed',
  resource_change: 'notifications/resources/updated'
}

/** Drop all kept verdicts whenever the server tells of a change that they depend on. */
export const forgetting = (
  { high, low }: Seam,
  caching: ToolValidationOptions['caching']
): void => {
  if (caching === undefined) return
  const { invalidateOn = [], verdicts } = caching
  const methods: ReadonlyArray<unknown> = invalidateOn.map((change) => sent[change])
  if (methods.length === 0) return
  // Where v2 has a way for what is sent within a request as well, all goes through that one.
  const way = '_notificationViaCodec'
  before(low, typeof part(low, way) === 'function' ? way : 'notification', (given) => {
    if (given.some((message) => methods.includes(own(message, 'method')))) verdicts.clear()
  })
  // A tool that is registered again while nobody is connected is told to nobody.
  if (high && methods.includes(sent.tool_update)) {
    before(high, 'sendToolListChanged', () => verdicts.clear())
  }
}
