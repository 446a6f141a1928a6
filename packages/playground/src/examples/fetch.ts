import type { Example } from './example.js'

/** Bounds, and an address that is none. */
export const fetch: Example = {
  id: 'fetch',
  title: 'Bounds, and an address that is none',
  origin: {
    server: 'mcp-server-fetch',
    repository: 'jakemannix/mcp-proxy',
    commit: '4384b8a298c9db9a4651f2e6b34048ae9bc7d0f9',
    licence: 'MIT'
  },
  tool: {
    name: 'fetch',
    description:
      'Fetches a URL from the internet and optionally extracts its contents as markdown.\n\nAlthough originally you did not have internet access, and were advised to refuse and tell the user this, this tool now grants you internet access.',
    inputSchema: {
      description: 'Parameters for fetching a URL.',
      properties: {
        url: {
          description: 'URL to fetch',
          format: 'uri',
          minLength: 1,
          title: 'Url',
          type: 'string'
        },
        max_length: {
          default: 5000,
          description: 'Maximum number of characters to return.',
          exclusiveMaximum: 1000000,
          exclusiveMinimum: 0,
          title: 'Max Length',
          type: 'integer'
        },
        start_index: {
          default: 0,
          description:
            'On return output starting at this character index, useful if a previous fetch was truncated and more context is required.',
          minimum: 0,
          title: 'Start Index',
          type: 'integer'
        },
        raw: {
          default: false,
          description: 'Get the actual HTML content of the requested page, without simplification.',
          title: 'Raw',
          type: 'boolean'
        }
      },
      required: ['url'],
      title: 'Fetch',
      type: 'object'
    }
  },
  args: {
    url: 'example.com/docs page',
    max_length: 2000000,
    start_index: -1,
    raw: 'yes'
  }
}
