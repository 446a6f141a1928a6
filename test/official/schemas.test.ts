import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  type Check,
  f7Answer,
  f7Body,
  ncpCapabilities,
  ncpResult,
  ncpTool,
  ncpVerdict,
  oxpBody,
  oxpCheck,
  problemAnswer,
  problemBody
} from './schemas.js'

const test = suite('official/schemas')

const failure = { path: '/city', message: 'is required', keyword: 'required' }
const invalid = { valid: false, errors: [failure] }
const notJson = { path: '', message: 'Invalid JSON: line 1', keyword: 'format' }

/** Each check with bodies that the text shows or allows, and with bodies that it forbids. */
const table: ReadonlyArray<
  readonly [
    name: string,
    check: Check,
    fits: ReadonlyArray<unknown>,
    breaks: ReadonlyArray<unknown>
  ]
> = [
  [
    'F7 bodies',
    f7Body,
    [
      { valid: true },
      invalid,
      { valid: false, errors: [{ path: '', message: '' }] },
      { valid: false, errors: [{ path: '/', message: 'x' }] },
      { valid: false, errors: [{ path: '/a~1b/m~0n/0', message: 'x' }] },
      { error: 'Tool not found: x' }
    ],
    [
      null,
      {},
      { valid: true, errors: [] },
      { valid: true, errors: null },
      { valid: false },
      { valid: false, errors: [] },
      { valid: false, errors: [{ message: 'x' }] },
      { valid: false, errors: [{ path: 'city', message: 'x' }] },
      { valid: false, errors: [{ path: '#/city', message: 'x' }] },
      { valid: false, errors: [{ path: '/a~b', message: 'x' }] },
      { valid: false, errors: [{ path: '', message: 'x', keyword: null }] },
      { valid: false, errors: [{ path: '', message: 'x', params: {} }] },
      { error: '' }
    ]
  ],
  [
    'F7 answers',
    f7Answer,
    [
      { status: 200, body: { valid: true } },
      { status: 200, body: invalid },
      { status: 400, body: { valid: false, errors: [notJson] } },
      { status: 404, body: { error: 'Tool not found: x' } },
      { status: 500, body: { error: 'Internal error' } }
    ],
    [
      { status: 422, body: invalid },
      { status: 400, body: invalid },
      { status: 400, body: { valid: true } },
      { status: 400, body: { valid: false, errors: [notJson, notJson] } },
      { status: 200, body: { error: 'x' } },
      { status: 404, body: { error: 'Not Found' } },
      { status: 404, body: invalid },
      { status: 500, body: invalid },
      { status: 200 }
    ]
  ],
  [
    'NCP verdicts',
    ncpVerdict,
    [
      { valid: true, errors: [], warnings: ['w'], suggestions: ['s'] },
      { valid: false, errors: ['Missing required parameter: path'], warnings: [] }
    ],
    [
      { valid: true, errors: [] },
      { valid: true, errors: ['e'], warnings: [] },
      { valid: false, errors: [], warnings: [] },
      { valid: false, errors: [{ message: 'e' }], warnings: [] },
      { valid: 'true', errors: [], warnings: [] },
      { valid: false, errors: ['e'], warnings: [], suggestions: null }
    ]
  ],
  [
    'NCP results',
    ncpResult,
    [
      { content: [{ type: 'text', text: '{}' }] },
      { resultType: 'complete', content: [{ type: 'text', text: '{}' }] }
    ],
    [
      { content: [] },
      { content: [{ type: 'text', text: '{}' }], isError: true },
      { content: [{ type: 'text', text: {} }] }
    ]
  ],
  [
    'NCP capabilities',
    ncpCapabilities,
    [
      { experimental: { toolValidation: { supported: true } } },
      { experimental: { toolValidation: { supported: true, caching: { enabled: true, ttl: 1 } } } }
    ],
    [
      { toolValidation: { supported: true } },
      { experimental: { toolValidation: {} } },
      { experimental: { toolValidation: { supported: 'yes' } } },
      { experimental: { toolValidation: { supported: true, maxBatchSize: 10 } } },
      { experimental: { toolValidation: { supported: true, batch: true } } },
      { experimental: { toolValidation: { supported: true, levels: { deep: true } } } }
    ]
  ],
  [
    'NCP tools',
    ncpTool,
    [
      {
        name: 'validate',
        inputSchema: {
          type: 'object',
          properties: { tool: { type: 'string' }, arguments: { type: 'object' } },
          required: ['tool', 'arguments']
        }
      }
    ],
    [
      {
        name: 'validate',
        inputSchema: {
          type: 'object',
          properties: { tool: { type: 'string' }, parameters: { type: 'object' } },
          required: ['tool', 'parameters']
        }
      }
    ]
  ],
  [
    'OXP 200 bodies',
    oxpBody(200),
    [
      { call_id: '1', success: true },
      { call_id: '1', success: true, value: null, duration: 1.5 },
      { call_id: '1', success: false, error: { message: 'm', retry_after_ms: 1, more: 1 } },
      { result: { call_id: '1', success: true } },
      { $schema: 'urn:oxp:1.0', result: { call_id: '1', success: true } }
    ],
    [
      { success: true },
      { call_id: '1', success: false },
      { call_id: '1', success: true, error: { message: 'm' } },
      { call_id: '1', success: false, error: { message: 'm' }, value: 1 },
      { call_id: '1', success: true, more: 1 },
      { call_id: '1', success: false, error: { message: 'm', retry_after_ms: 1.5 } },
      { call_id: '1', success: false, error: { message: 'm', developer_message: null } },
      { result: { call_id: '1', success: false } },
      { $schema: 'urn:oxp:1.0', call_id: '1', success: true }
    ]
  ],
  [
    'OXP 400 bodies',
    oxpBody(400),
    [
      { message: '' },
      { message: 'm', missing_requirements: { user_id: true, secrets: ['KEY'] } },
      { message: 'm', missing_requirements: { authorization: [{ id: '1', url: 'u' }] } }
    ],
    [
      {},
      { message: 'm', missing_requirements: [] },
      { message: 'm', missing_requirements: { user_id: 'yes' } },
      { message: 'm', missing_requirements: { authorization: [{ id: '1' }] } },
      { message: 'm', missing_requirements: { authorization: [{ id: '1', url: 'u', more: 1 }] } }
    ]
  ],
  ['OXP 401 bodies', oxpBody(401), [undefined], [null, '', {}, { message: 'm' }]],
  [
    'OXP 422 bodies',
    oxpBody(422),
    [{ message: 'm' }, { message: 'm', parameter_errors: { to: 'a', message: 'b' } }],
    [{}, { message: 'm', parameter_errors: { to: ['a'] } }, { message: 'm', parameter_errors: [] }]
  ],
  ['OXP bodies of other statuses', oxpBody(404), [], [undefined, { message: 'm' }]],
  [
    'OXP challenge checks',
    oxpCheck,
    [{ status: 'pending' }, { status: 'completed' }, { status: 'failed' }],
    [{}, { status: 'done' }]
  ],
  [
    'problem details',
    problemBody,
    [
      {},
      { type: 'about:blank', title: 'Not Found', status: 404 },
      { type: '/types/123', instance: 'tag:example@example.org,2021-09-17:OutOfLuck' },
      { errors: [{ detail: 'd', pointer: '#' }], balance: 30 },
      // RFC 6901, section 6.
      {
        errors: ['#/a~1b', '#/c%25d', '#/e%5Ef', '#/g%7Ch', '#/k%22l', '#/%20', '#/m~0n'].map(
          (pointer) => ({ detail: '', pointer })
        )
      }
    ],
    [
      [],
      { type: 'a b' },
      { type: null },
      { instance: '%' },
      { status: '404' },
      { status: 99 },
      { status: 600 },
      { 'dev.toolfault/fault': {} },
      { id: 1 },
      { errors: {} },
      { errors: [{ detail: 'd' }] },
      { errors: [{ detail: 'd', pointer: '/a' }] },
      { errors: [{ detail: 'd', pointer: '#a' }] },
      { errors: [{ detail: 'd', pointer: '#/a b' }] },
      { errors: [{ detail: 'd', pointer: '#/a#b' }] },
      { errors: [{ detail: 'd', pointer: '#/~2' }] }
    ]
  ],
  [
    'answers with problem details',
    problemAnswer,
    [{ status: 503, headers: { 'Retry-After': '2' }, body: { status: 503 } }],
    [
      { status: 200, body: {} },
      { status: 400 },
      { status: 503, headers: { 'Retry-After': '1.5' }, body: {} },
      { status: 400, body: {}, more: 1 }
    ]
  ]
]

for (const [name, check, fits, breaks] of table) {
  for (const value of fits) {
    test(`${name}: ${JSON.stringify(value)} fits`, () => assert.equal(check(value), []))
  }
  for (const value of breaks) {
    test(`${name}: ${JSON.stringify(value)} breaks`, () => assert.ok(check(value).length > 0))
  }
}

test.run()
