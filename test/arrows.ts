/**
 * The architecture: whom a package may import, itself and the platform aside. A name in brackets may
 * be imported for its types only. Change this table with a decision page, or not at all.
 */
export const arrows: Readonly<Record<string, ReadonlyArray<string>>> = {
  types: [],
  model: ['(@toolfault/types)', '(fp-ts)'],
  sources: ['@toolfault/model', '(@toolfault/types)', '(fp-ts)'],
  validators: [
    '@toolfault/model',
    '@toolfault/sources',
    '@cfworker/json-schema',
    'ajv',
    'ajv-formats',
    'typebox'
  ],
  advice: ['@toolfault/model', '(@toolfault/types)'],
  words: ['@toolfault/model', '(@toolfault/types)'],
  // Its readers are users of io-ts (design, section 1); its writers reach none of it (test below).
  protocols: [
    '@toolfault/model',
    '@toolfault/sources',
    '@toolfault/words',
    '(@toolfault/types)',
    '(fp-ts)',
    'io-ts'
  ],
  // It carries a framework's own validator and its schema (decision 011); the frameworks are known by shape.
  plugins: [
    '@toolfault/advice',
    '@toolfault/model',
    '@toolfault/protocols',
    '@toolfault/sources',
    '@toolfault/words',
    '(@toolfault/types)'
  ],
  // It composes what a client needs; time, chance and sockets are passed in.
  client: [
    '@toolfault/advice',
    '@toolfault/model',
    '@toolfault/protocols',
    '@toolfault/words',
    '(@toolfault/types)'
  ],
  // It probes servers of MCP as a client does (decision 012).
  cli: [
    '@modelcontextprotocol/client',
    '@modelcontextprotocol/node',
    '@modelcontextprotocol/server',
    '@toolfault/advice',
    '@toolfault/model',
    // Its page, which it serves as it is.
    '@toolfault/playground',
    '@toolfault/plugins',
    '@toolfault/protocols',
    '@toolfault/validators',
    '@toolfault/words',
    '(@toolfault/types)',
    'node'
  ],
  // The page in a browser: no platform of node's, and editors of their own house.
  playground: [
    '@codemirror/commands',
    '@codemirror/lang-json',
    '@codemirror/language',
    '@codemirror/lint',
    '@codemirror/merge',
    '@codemirror/state',
    '@codemirror/view',
    '@lezer/common',
    '@lezer/highlight',
    '@toolfault/advice',
    '@toolfault/model',
    '@toolfault/protocols',
    '@toolfault/types',
    '@toolfault/validators',
    '@toolfault/words'
  ]
}
