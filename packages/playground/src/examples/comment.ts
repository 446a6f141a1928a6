import type { Example } from './example.js'

/** An array that was sent as a text. */
export const comment: Example = {
  id: 'comment',
  title: 'An array that was sent as a text',
  origin: {
    server: 'notion-openapi',
    repository: 'makenotion/notion-mcp-server',
    commit: '1d38420769c8a1fe2d583ff1e7d2d108d4eb0b30',
    licence: 'MIT'
  },
  tool: {
    name: 'create-a-comment',
    description: 'Create comment',
    inputSchema: {
      type: 'object',
      properties: {
        parent: {
          type: 'object',
          description: 'The page that contains the comment',
          required: ['page_id'],
          properties: {
            page_id: {
              type: 'string',
              description: 'the page ID'
            }
          }
        },
        rich_text: {
          type: 'array',
          items: {
            type: 'object',
            required: ['text'],
            properties: {
              text: {
                type: 'object',
                required: ['content'],
                properties: {
                  content: {
                    type: 'string',
                    description: 'The content of the comment'
                  }
                }
              }
            }
          }
        }
      },
      required: ['parent', 'rich_text']
    }
  },
  args: {
    parent: {
      pageId: '59833787-2cf9-4fdf-8782-e53db20768a5'
    },
    rich_text: '[{"text": {"content": "Looks good to me."}}]'
  }
}
