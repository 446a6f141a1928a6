import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { at, lacks, type Row, surplus, typed } from '../text/issues.js'
import { read } from '../text/reading.js'

const test = suite('protocols/reading/apis')

const isRead = (rows: ReadonlyArray<Row>): void => {
  for (const [text, ...issues] of rows)
    assert.equal(read(text), [{ kind: 'invalid_arguments', issues }, 'likely'], text)
}

const isKept = (texts: ReadonlyArray<string>): void => {
  for (const text of texts)
    assert.equal(read(text)[0], { kind: 'execution_failed', message: text }, text)
}

const said = (path: ReadonlyArray<string>, message: string): object => ({
  path,
  kind: 'unknown',
  message
})

// developers.notion.com, as kris-hansen/notion-cli, jomei/notionapi (database_test.go) and makenotion's SDK show it.
test('Notion says of a part of the request what should be at which place', () => {
  isRead([
    [
      'path failed validation: path.page_id should be a valid uuid, instead was `"12345"`.',
      said(['page_id'], 'should be a valid uuid')
    ],
    [
      'body failed validation: body.page_size should be a number or `undefined`, instead was `"ten"`.',
      typed(['page_size'], 'number', 'should be a number or `undefined`')
    ],
    [
      'body failed validation: body.page_size should be ≤ `100`, instead was `200`.',
      at(['page_size'], 'range', 'maximum', 'should be ≤ `100`', { comparison: '<=', limit: 100 })
    ],
    [
      'body failed validation: body.children[0].paragraph.rich_text[0].text.content.length should be ≤ `2000`, instead was `2500`.',
      {
        path: ['children', '0', 'paragraph', 'rich_text', '0', 'text', 'content'],
        kind: 'size',
        message: 'length should be ≤ `2000`'
      }
    ],
    [
      'body failed validation: body.icon.type should be `"external"` or `undefined`, instead was `"; body.x should be defined"`.',
      said(['icon', 'type'], 'should be `"external"` or `undefined`')
    ]
  ])
  isKept([
    'body failed validation: the page is closed',
    'path failed validation: body.x should be defined',
    'Notion-Version header failed validation: Notion-Version header should be defined, instead was `undefined`.'
  ])
})

// boto/botocore, validate.py (`ParamValidationDecorator`, `_type_check`, `range_check`).
test('botocore has a line for each parameter', () => {
  const missing = 'Missing required parameter in input: "Bucket"'
  const unknown = 'Unknown parameter in input: "Foo", must be one of: Bucket, Key'
  const inner = 'Missing required parameter in Filters[0]: "Name"'
  const report = `Parameter validation failed:\n${missing}\n${unknown}\n${inner}\nInvalid type for parameter MaxKeys, value: ten, type: <class 'str'>, valid types: <class 'int'>`
  const issues = [
    lacks(['Bucket'], missing),
    surplus(['Foo'], unknown),
    lacks(['Filters', '0', 'Name'], inner),
    typed(['MaxKeys'], 'integer', "valid types: <class 'int'>")
  ]
  isRead([
    [report, ...issues],
    [`botocore.exceptions.ParamValidationError: ${report}`.slice(20), ...issues],
    [
      "Error: Parameter validation failed:\nInvalid type for parameter Filters[0].Values, value: a, valid types: <class 'list'>, type: <class 'str'>, valid types: <class 'list'>, <class 'tuple'>",
      typed(['Filters', '0', 'Values'], 'array', "valid types: <class 'list'>, <class 'tuple'>")
    ],
    [
      'Parameter validation failed:\nInvalid range for parameter MaxKeys, value: 0, valid min value: 1',
      at(['MaxKeys'], 'range', 'minimum', 'valid min value: 1', { comparison: '>=', limit: 1 })
    ],
    [
      'Parameter validation failed:\nInvalid length for parameter Bucket, value: 0, valid min length: 1',
      { path: ['Bucket'], kind: 'size', message: 'valid min length: 1' }
    ]
  ])
  assert.equal(read(`Error executing tool head: ${report}`)[0], {
    kind: 'invalid_arguments',
    tool: 'head',
    issues
  })
  isKept([
    'Parameter validation failed:\nthe template is wrong',
    `Parameter validation failed:\n${missing}\nand something else`,
    missing
  ])
})

// google/go-github, ErrorResponse.Error; octokit/request-error.js; cockroachdb/cockroach, pkg/cmd/internal/issues.
test('the libraries of GitHub print the fields that it refused', () => {
  const post = 'failed to create issue: POST https://api.github.com/repos/o/r/issues: '
  isRead([
    [
      `${post}422 Validation Failed [{Resource:Issue Field:title Code:missing_field Message:}]`,
      { path: ['title'], kind: 'missing', keyword: 'required' }
    ],
    [
      `${post}422 Validation Failed [{Resource:Issue Field:body Code:custom Message:body is too long (maximum is 65536 characters)} {Resource:Issue Field:labels Code:invalid Message:}]`,
      said(['body'], 'body is too long (maximum is 65536 characters)'),
      { path: ['labels'], kind: 'unknown' }
    ],
    [
      'Validation Failed: {"resource":"Label","code":"invalid","field":"color"}',
      { path: ['color'], kind: 'unknown' }
    ],
    [
      '422 Validation Failed: {"resource":"Release","code":"already_exists","field":"tag_name"}',
      said(['tag_name'], 'already exists')
    ],
    [
      'HttpError: Validation Failed: {"resource":"Issue","code":"missing_field","field":"title"} - https://docs.github.com/rest/issues/issues#create-an-issue',
      { path: ['title'], kind: 'missing', keyword: 'required' }
    ]
  ])
  isKept([
    'POST https://api.github.com/repos/o/r/pulls: 422 Validation Failed [{Resource:PullRequest Field: Code:custom Message:A pull request already exists for o:b.}]',
    'Validation Failed: {"resource":"Issue","code":"custom","message":"must be a collaborator"}',
    'Validation Failed: {"resource":"Issue"',
    'Build step: 422 Validation Failed [see the log]'
  ])
})

// Rapptz/discord.py, errors.py (`flatten_error_dict`); discord.js, DiscordAPIError.
test('the libraries of Discord have a line for each place', () => {
  const required = 'This field is required'
  isRead([
    [
      '400 Bad Request (error code: 50035): Invalid Form Body\nIn name: This field is required\nIn embed.fields.9.value: Must be 1024 or fewer in length.',
      lacks(['name'], required),
      said(['embed', 'fields', '9', 'value'], 'Must be 1024 or fewer in length.')
    ],
    [
      'DiscordAPIError[50035]: Invalid Form Body\nembeds[0].description[BASE_TYPE_BAD_LENGTH]: Must be between 1 and 4096 in length.\nname[BASE_TYPE_REQUIRED]: This field is required',
      said(['embeds', '0', 'description'], 'Must be between 1 and 4096 in length.'),
      lacks(['name'], required)
    ],
    [
      'Failed to send the message: 400 Bad Request (error code: 50035): Invalid Form Body\nIn content: Must be 2000 or fewer in length.',
      said(['content'], 'Must be 2000 or fewer in length.')
    ]
  ])
  isKept(['Invalid Form Body', 'Sent 3.\nInvalid Form Body\nIn content: Too long'])
})

// graphql/graphql-js, execution/values.ts and type/scalars.ts; rmosolgo/graphql-ruby, query/variable_validation_error.rb.
test('servers of GraphQL name a variable, and a place in it', () => {
  const none = 'Variable "$title" of required type "String!" was not provided.'
  const lacking = 'Field "city" of required type "String!" was not provided.'
  const strange = 'Field "town" is not defined by type "TripInput". Did you mean "city"?'
  isRead([
    [none, lacks(['title'], none)],
    [
      `Variable "$input" got invalid value { town: "; ${strange}" }; ${lacking}`,
      lacks(['input', 'city'], lacking)
    ],
    [
      `Variable "$input" got invalid value { town: "Oslo" } at "input.trips[1]"; ${strange}`,
      surplus(['input', 'trips', '1', 'town'], strange)
    ],
    [
      'Variable "$input" got invalid value "x" at "input.days"; Int cannot represent non-integer value: "x"',
      typed(['input', 'days'], 'integer', 'Int cannot represent non-integer value')
    ],
    [
      'Variable "$unit" got invalid value "kelvin"; Value "kelvin" does not exist in "Unit" enum. Did you mean the enum value "KELVIN"?',
      at(
        ['unit'],
        'choice',
        'enum',
        'does not exist in "Unit" enum. Did you mean the enum value "KELVIN"?'
      )
    ],
    [
      'Variable $input of type ProductInput! was provided invalid value for variants (Field is not defined on ProductInput), title (Expected value to not be null)',
      surplus(['input', 'variants'], 'Field is not defined on ProductInput'),
      lacks(['input', 'title'], 'Expected value to not be null')
    ],
    [
      'Variable $input of type CollectionInput! was provided invalid value for sortOrder (Expected "x" to be one of: ALPHA_ASC, ALPHA_DESC)',
      at(['input', 'sortOrder'], 'choice', 'enum', 'must be one of: ALPHA_ASC, ALPHA_DESC', {
        allowedValues: ['ALPHA_ASC', 'ALPHA_DESC']
      })
    ],
    [
      JSON.stringify({
        errors: [{ message: none, locations: [{ line: 1, column: 10 }], extensions: { code: 'X' } }]
      }),
      lacks(['title'], none)
    ]
  ])
  isKept([
    'Variable "$title" is unused.',
    'Variable "$input" got invalid value 5; something else',
    'Variable x of the script was provided invalid value'
  ])
})

const bodies: ReadonlyArray<readonly [body: unknown, ...issues: ReadonlyArray<object>]> = [
  // Spring, DefaultErrorAttributes: the address that was asked stands beside the status.
  [
    {
      timestamp: '2025-01-01T00:00:00',
      status: 400,
      error: 'Bad Request',
      errors: [{ defaultMessage: 'must not be blank', field: 'name', code: 'NotBlank' }],
      path: '/users'
    },
    said(['name'], 'must not be blank')
  ],
  // Jira, "REST API": both members, also where one is empty (PipedreamHQ/pipedream, issue 5737).
  [
    { errorMessages: [], errors: { issuetype: 'The issue type selected is invalid.' } },
    said(['issuetype'], 'The issue type selected is invalid.')
  ],
  // Stripe, "Error codes"; OpenAI, "Error codes".
  [
    {
      error: {
        code: 'parameter_missing',
        message: 'Missing required param: amount.',
        param: 'amount',
        type: 'invalid_request_error'
      }
    },
    lacks(['amount'], 'Missing required param: amount.')
  ],
  [
    {
      error: {
        code: 'unknown_parameter',
        message: "Unknown parameter: 'foo'.",
        param: 'foo',
        type: 'invalid_request_error'
      }
    },
    { path: ['foo'], kind: 'unexpected', message: "Unknown parameter: 'foo'." }
  ],
  // drf-standardized-errors, and PostHog with it.
  [
    {
      type: 'validation_error',
      errors: [{ code: 'invalid', detail: 'Enter a valid email address.', attr: 'email' }]
    },
    said(['email'], 'Enter a valid email address.')
  ],
  [
    { type: 'validation_error', code: 'invalid', detail: 'Too short.', attr: 'name' },
    said(['name'], 'Too short.')
  ],
  // tRPC, "Error formatting": zod's error is the message.
  [
    {
      error: {
        message: JSON.stringify([
          {
            code: 'invalid_type',
            expected: 'string',
            received: 'undefined',
            path: ['name'],
            message: 'Required'
          }
        ]),
        code: -32600,
        data: { code: 'BAD_REQUEST', httpStatus: 400, path: 'user.create' }
      }
    },
    lacks(['name'], 'Required')
  ],
  // A sentence alone, beside a status that says that what was sent is wrong.
  [
    {
      error: { code: 'bad_request', message: 'Invalid request: missing required property `name`.' }
    },
    lacks(['name'], 'missing required property `name`.')
  ]
]

for (const [body, ...issues] of bodies)
  test(`a body that a server hands on: ${JSON.stringify(body)}`, () => {
    isRead([[JSON.stringify(body), ...issues]])
  })

// ruby-grape/grape, locale/en.yml, as GitLab answers; octokit in github's reference server (common/errors.ts); axios, as
// PipedreamHQ/pipedream, issue 5737, prints it.
test('a body stands on a line of its own', () => {
  const errors = { error: 'title is missing, ids[0] does not have a valid value' }
  isRead([
    [
      `GitLab API error: 400 Bad Request\n${JSON.stringify(errors)}`,
      lacks(['title'], 'is missing'),
      said(['ids', '0'], 'does not have a valid value')
    ],
    [
      `Request failed with status code 400\n${JSON.stringify({ errors: { day: 'Is late.' } })}`,
      said(['day'], 'Is late.')
    ]
  ])
  const missing = { resource: 'Issue', code: 'missing_field', field: 'title' }
  const text = `Validation Error: Validation Failed\nDetails: ${JSON.stringify({ message: 'Validation Failed', errors: [missing] })}`
  assert.equal(read(text)[0], {
    kind: 'invalid_arguments',
    issues: [{ path: ['title'], kind: 'missing', keyword: 'required' }],
    message: 'Validation Failed'
  })
  isKept([
    `Sent 3\n400 for the fourth\n${JSON.stringify(errors)}`,
    `GitLab API error: 500\n${JSON.stringify(errors)}`,
    'title is missing, state is invalid'
  ])
})

// spring-web, MissingServletRequestParameterException; continuedev/continue, core/tools/parseArgs.ts.
test('one sentence names the parameter that is not there', () => {
  for (const [text, name] of [
    ["Required request parameter 'city' for method parameter type String is not present", 'city'],
    ["Required parameter 'city' is not present.", 'city'],
    [
      '`filepath` argument is required and must not be empty or whitespace-only. (type string)',
      'filepath'
    ]
  ] as const)
    isRead([[text, lacks([name], text)]])
  isKept(["Required part 'city' is not present in the archive"])
})

test('a body of another kind stays a text', () => {
  isKept(
    [
      { errorMessages: ['Is down'], errors: [] },
      { status: 500, errors: [{ defaultMessage: 'must not be blank', field: 'name' }] },
      { type: 'validation', on: 'response', errors: [{ path: '/a', message: 'Bad' }] },
      { data: { status: 200, params: { a: 1 } }, message: 'Validation failed' },
      { errors: [{ message: 'Is bad', locations: [{ line: 1, column: 2 }] }] }
    ].map((body) => JSON.stringify(body))
  )
})

test.run()
