import type { Example } from './example.js'

/** Texts for numbers and booleans, and a limit. */
export const searchRepositories: Example = {
  id: 'search-repositories',
  title: 'Texts for numbers and booleans, and a limit',
  origin: {
    server: 'github-mcp-server',
    repository: 'github/github-mcp-server',
    commit: '64a49f34d076b6f5917dae1424521d43c7bcae84',
    licence: 'MIT'
  },
  tool: {
    name: 'search_repositories',
    description:
      'Find GitHub repositories by name, description, readme, topics, or other metadata. Perfect for discovering projects, finding examples, or locating specific repositories across GitHub.',
    inputSchema: {
      properties: {
        minimal_output: {
          default: true,
          description:
            'Return minimal repository information (default: true). When false, returns full GitHub API repository objects.',
          type: 'boolean'
        },
        order: {
          description: 'Sort order',
          enum: ['asc', 'desc'],
          type: 'string'
        },
        page: {
          description: 'Page number for pagination (min 1)',
          minimum: 1,
          type: 'number'
        },
        perPage: {
          description: 'Results per page for pagination (min 1, max 100)',
          maximum: 100,
          minimum: 1,
          type: 'number'
        },
        query: {
          description:
            "Repository search query. Examples: 'machine learning in:name stars:>1000 language:python', 'topic:react', 'user:facebook'. Supports advanced search syntax for precise filtering.",
          type: 'string'
        },
        sort: {
          description: 'Sort repositories by field, defaults to best match',
          enum: ['stars', 'forks', 'help-wanted-issues', 'updated'],
          type: 'string'
        }
      },
      required: ['query'],
      type: 'object'
    }
  },
  args: {
    query: 'topic:json-schema language:typescript',
    sort: 'stars',
    order: 'descending',
    page: '2',
    perPage: 500,
    minimal_output: 'true'
  }
}
