const asSent = (value) => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))

const faultOf = (api, { call, fault, schema, tool }) =>
  fault ?? api.judge({ name: tool, inputSchema: schema }, call).fault

/** What a build writes of a fault on each wire, and what it reads of that. */
export const outcomeOfWrite = (api, given) => {
  const fault = faultOf(api, given)
  if (fault === undefined) return { wires: {} }
  const wires = Object.fromEntries(
    api.wires.map((wire) => {
      const wrote = asSent(api.write({ valid: false, fault }, wire))
      const read = api.read(wrote, wire)
      return [wire, { wrote, read: read._tag === 'Left' ? 'refused' : asSent(read.right.value) }]
    })
  )
  return { wires }
}
