import type { Example } from './example.js'

/** A union that is chosen by its tag. */
export const moveAPage: Example = {
  id: 'move-a-page',
  title: 'A union that is chosen by its tag',
  origin: {
    server: 'notion-openapi',
    repository: 'makenotion/notion-mcp-server',
    commit: '1d38420769c8a1fe2d583ff1e7d2d108d4eb0b30',
    licence: 'MIT'
  },
  tool: {
    name: 'move-page',
    description: 'Move a page',
    inputSchema: {
      type: 'object',
      properties: {
        page_id: {
          type: 'string',
          format: 'uuid',
          description: 'Identifier for a Notion page'
        },
        parent: {
          $ref: '#/$defs/movePageParentRequest'
        }
      },
      required: ['page_id', 'parent'],
      $defs: {
        movePageParentRequest: {
          oneOf: [
            {
              type: 'object',
              properties: {
                type: {
                  const: 'page_id'
                },
                page_id: {
                  type: 'string',
                  format: 'uuid'
                }
              },
              required: ['type', 'page_id']
            },
            {
              type: 'object',
              properties: {
                type: {
                  const: 'database_id'
                },
                database_id: {
                  type: 'string',
                  format: 'uuid'
                }
              },
              required: ['type', 'database_id']
            },
            {
              type: 'object',
              properties: {
                type: {
                  const: 'workspace'
                }
              },
              required: ['type']
            }
          ]
        }
      }
    }
  },
  args: {
    page_id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    parent: {
      type: 'databse_id',
      database_id: '3f2504e0-4f89-41d3-9a0c-0305e82c3304'
    }
  }
}
