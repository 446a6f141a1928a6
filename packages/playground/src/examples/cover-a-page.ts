import type { Example } from './example.js'

/** An unexpected key, deep in a closed object. */
export const coverAPage: Example = {
  id: 'cover-a-page',
  title: 'An unexpected key, deep in a closed object',
  origin: {
    server: 'notion-openapi',
    repository: 'makenotion/notion-mcp-server',
    commit: '1d38420769c8a1fe2d583ff1e7d2d108d4eb0b30',
    licence: 'MIT'
  },
  tool: {
    name: 'patch-page',
    description: 'Update page properties',
    inputSchema: {
      type: 'object',
      properties: {
        page_id: {
          type: 'string',
          description: 'The identifier for the Notion page to be updated.'
        },
        properties: {
          description:
            'The property values to update for the page. The keys are the names or IDs of the property and the values are property values. If a page property ID is not included, then it is not changed.',
          type: 'object',
          additionalProperties: true
        },
        in_trash: {
          type: 'boolean',
          description: 'Set to true to delete a block. Set to false to restore a block.',
          default: false
        },
        archived: {
          type: 'boolean'
        },
        icon: {
          description:
            'A page icon for the page. Supported types are [external file object](https://developers.notion.com/reference/file-object) or [emoji object](https://developers.notion.com/reference/emoji-object).',
          type: 'object',
          properties: {
            emoji: {
              type: 'string'
            }
          },
          additionalProperties: false,
          required: ['emoji']
        },
        cover: {
          type: 'object',
          description:
            'A cover image for the page. Only [external file objects](https://developers.notion.com/reference/file-object) are supported.',
          properties: {
            external: {
              type: 'object',
              properties: {
                url: {
                  type: 'string'
                }
              },
              additionalProperties: false,
              required: ['url']
            },
            type: {
              enum: ['external'],
              type: 'string'
            }
          },
          required: ['external'],
          additionalProperties: false
        }
      },
      required: ['page_id']
    }
  },
  args: {
    page_id: '59833787-2cf9-4fdf-8782-e53db20768a5',
    archived: 'false',
    cover: {
      type: 'external',
      external: {
        url: 'https://example.com/cover.png',
        size: 'large'
      }
    }
  }
}
