import type { Example } from './example.js'

/** A date, a pattern and a member in other letters. */
export const rankDomains: Example = {
  id: 'rank-domains',
  title: 'A date, a pattern and a member in other letters',
  origin: {
    server: 'cloudflare-radar',
    repository: 'jakemannix/mcp-proxy',
    commit: '4384b8a298c9db9a4651f2e6b34048ae9bc7d0f9',
    licence: 'MIT'
  },
  tool: {
    name: 'get_domains_ranking',
    description: 'Get top or trending domains',
    inputSchema: {
      type: 'object',
      properties: {
        limit: {
          type: 'number'
        },
        date: {
          type: 'array',
          items: {
            type: 'string',
            format: 'date',
            description: 'Filters results by date.'
          },
          description: 'Filters results by date.'
        },
        location: {
          type: 'array',
          items: {
            type: 'string',
            pattern: '^[a-zA-Z]{2}$',
            description: 'Filters results by location. Specify a valid alpha-2 location code.'
          },
          description:
            'Filters results by location. Specify a comma-separated list of alpha-2 location codes.'
        },
        rankingType: {
          type: 'string',
          enum: ['POPULAR', 'TRENDING_RISE', 'TRENDING_STEADY'],
          description: 'The ranking type.'
        }
      },
      additionalProperties: false,
      $schema: 'http://json-schema.org/draft-07/schema#'
    }
  },
  args: {
    limit: 10,
    date: ['last Friday'],
    location: ['USA'],
    rankingType: 'popular'
  }
}
