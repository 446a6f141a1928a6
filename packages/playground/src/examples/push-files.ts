import type { Example } from './example.js'

/** A key that is near to the one that was meant. */
export const pushFiles: Example = {
  id: 'push-files',
  title: 'A key that is near to the one that was meant',
  origin: {
    server: 'github-mcp-server',
    repository: 'github/github-mcp-server',
    commit: '64a49f34d076b6f5917dae1424521d43c7bcae84',
    licence: 'MIT'
  },
  tool: {
    name: 'push_files',
    description: 'Push multiple files to a GitHub repository in a single commit',
    inputSchema: {
      properties: {
        branch: {
          description: 'Branch to push to',
          type: 'string'
        },
        files: {
          description:
            'Array of file objects to push, each object with path (string) and content (string)',
          items: {
            additionalProperties: false,
            properties: {
              content: {
                description: 'file content',
                type: 'string'
              },
              path: {
                description: 'path to the file',
                type: 'string'
              }
            },
            required: ['path', 'content'],
            type: 'object'
          },
          type: 'array'
        },
        message: {
          description: 'Commit message',
          type: 'string'
        },
        owner: {
          description: 'Repository owner',
          type: 'string'
        },
        repo: {
          description: 'Repository name',
          type: 'string'
        }
      },
      required: ['owner', 'repo', 'branch', 'files', 'message'],
      type: 'object'
    }
  },
  args: {
    owner: 'ada-l',
    repo: 'hello-world',
    branch: 'main',
    message: 'Add a greeting',
    files: [
      {
        path: 'README.md',
        content: '# Hello'
      },
      {
        file_path: 'src/greet.ts',
        content: "export const greet = () => 'hello'"
      }
    ]
  }
}
