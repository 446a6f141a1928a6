/** The tool whose call is answered. */
const tool = 'book'

const clock = { now: () => 0, random: () => 0.5, sleep: () => new Promise(() => {}) }

/** What a failure says to whoever has called: undefined where it is a success. */
const said = (api, failed) => {
  if (failed === undefined) return { status: 'success' }
  const { fault } = failed
  const verdict = { valid: false, fault }
  return {
    status: api.write(verdict, 'problem-details')?.status,
    category: fault.kind,
    who: api.mendedBy(fault),
    retry: [
      api.worthRetry(failed) ? 'yes' : 'no',
      ...(fault.retryAfterMs === undefined ? [] : [`after ${fault.retryAfterMs} ms`]),
      ...(failed.unsure ? ['unsure whether it ran'] : [])
    ].join(', '),
    tool: fault.tool,
    sentence: api.write(verdict, 'text')
  }
}

const called = async (api, caller, { body, status }) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = { 'content-type': 'application/json' }
  const fetch = async () => new Response(text, { status, headers })
  const call = caller({ url: 'http://tools.test/', fetch, clock })
  const answer = await call(
    { id: 'c1', tool, args: { city: 'Oslo' } },
    new AbortController().signal
  )
  return said(api, answer.ok ? undefined : answer)
}

/** What a build reads of a payload: untold what it is, told each wire, and as each caller over HTTP gets it. */
export const outcomeOfRead = async (api, { payload }) => {
  const ways = { 'any wire': said(api, api.failureOf(payload, { tool })) }
  for (const wire of api.wires) {
    ways[wire] = said(api, api.failureOf(payload, { tool, wire }))
    const { _tag, right } = api.read(payload, wire)
    ways[`reader of ${wire}`] =
      _tag === 'Left'
        ? { status: 'refused' }
        : said(api, right.value.valid ? undefined : right.value)
  }
  if (typeof payload === 'object' && payload !== null && typeof payload.status === 'number') {
    for (const [name, caller] of Object.entries(api.callers)) {
      ways[`caller of ${name}`] = await called(api, caller, payload)
    }
  }
  return { ways }
}
