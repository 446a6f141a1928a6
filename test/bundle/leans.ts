/**
 * What of another wire, and of a source, a wire needs to be written: the module, and the sentence that wants it
 * there. The room `fault` is the model as JSON, which rides along in wires that are open (design, section 2).
 */
export const written: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mcp: {
    'protocols/json-rpc/category': 'A14: the data of Agentopia in _meta, always',
    'protocols/json-rpc/code': 'Tools, "Error Handling": protocol errors are errors of JSON-RPC',
    'protocols/json-rpc/data': 'A14',
    'protocols/json-rpc/expected-format': 'A14',
    'protocols/json-rpc/guidance': 'A14',
    'protocols/json-rpc/parameters': 'A14',
    'protocols/json-rpc/validation-error': 'A14',
    'protocols/name': 'A17: the dotted name of a parameter',
    'protocols/service': 'a service that nobody named is left out',
    fault: 'M9: the carrier'
  },
  'json-rpc': {
    'protocols/name': 'A17',
    'protocols/service': 'a service that nobody named is left out',
    fault: 'the carrier'
  },
  oxp: {
    'protocols/no-tool':
      'Appendix B: sentences of other houses that name the tool say all that its kind has to say',
    'protocols/text/own-prefixed':
      'the same of our own, where another party put its words before them',
    fault: 'the carrier'
  },
  f7: {},
  ncp: {
    'protocols/mcp/revision': 'N11: a verdict is a normal tool result of MCP',
    'protocols/name': 'A17: the same name as in JSON-RPC data'
  },
  'problem-details': {
    'protocols/pointer': 'RFC 6901, section 6: a place in the content, as a fragment',
    'protocols/service': 'as in JSON-RPC data',
    fault: 'RFC 9457, section 3.2: extension members'
  },
  'bad-request': {
    'protocols/json-rpc/code': 'A2A: the error of a JSON-RPC response',
    'protocols/service': 'as in JSON-RPC data',
    fault: 'the carrier'
  },
  text: {},
  fault: {}
}

/** Whose rooms a reader of a wire needs beside its own, and whose errors it finds quoted in an answer. */
export const read: Readonly<
  Record<string, { readonly wires: ReadonlyArray<string>; readonly sources: ReadonlyArray<string> }>
> = {
  // Texts of SDKs and servers, which quote their validators (seams, A).
  mcp: { wires: ['fault', 'json-rpc', 'text'], sources: ['ajv', 'json-schema', 'standard-schema'] },
  // Lists of errors that servers copy from ajv and zod as these have them.
  'json-rpc': { wires: ['fault', 'text'], sources: ['ajv', 'json-schema', 'standard-schema'] },
  oxp: { wires: ['fault', 'text'], sources: ['ajv', 'standard-schema'] },
  f7: { wires: ['fault'], sources: ['ajv', 'standard-schema'] },
  ncp: { wires: ['fault', 'mcp'], sources: [] },
  // Lists of errors that frameworks copy from their validators.
  'problem-details': {
    wires: ['fault', 'text'],
    sources: ['ajv', 'json-schema', 'standard-schema']
  },
  'bad-request': { wires: ['fault', 'json-rpc'], sources: [] },
  text: { wires: [], sources: ['ajv', 'json-schema', 'standard-schema'] },
  fault: { wires: [], sources: [] }
}
