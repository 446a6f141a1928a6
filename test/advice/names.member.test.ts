import { advise } from '@toolfault/advice/advise'
import { type Fix, invalidArguments } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { onlyAdvice } from './advised.js'
import { unproven } from './repair/made.js'

const test = suite('advice/names.member')

/** What was sent, the values there are, the one that was meant. */
const members: ReadonlyArray<readonly [string, ReadonlyArray<Json>, string | undefined]> = [
  ['utf-8', ['utf8', 'ascii'], 'utf8'],
  ['utf8', ['utf-8', 'ascii'], 'utf-8'],
  ['-verbose', ['verbose', 'quiet'], 'verbose'],
  // The way of an order is no slip either.
  ['-modifiedTime', ['modifiedTime desc', 'modifiedTime', 'name'], 'modifiedTime desc'],
  ['modified_time_asc', ['modifiedTime desc', 'modifiedTime', 'name'], 'modifiedTime'],
  ['price:desc', ['price', '-price', 'name', '-name'], '-price'],
  ['created-desc', ['created', 'name_desc', 'name_asc'], undefined],
  ['-name', ['name', 'created'], 'name'],
  // A sign is no slip of the pen.
  ['5m', ['-5m', '-1h'], undefined],
  ['-5m', ['5m', '1h'], undefined],
  ['-5M', ['-5m', '-1h'], '-5m'],
  // Of two that are named neither is meant more than the other.
  ['status,trial_date', ['status', 'trial_date'], undefined],
  ['status | trial_date', ['status', 'trial_date'], undefined],
  // The same in other capitals, though others have a word more.
  ['Get_run', ['get_run', 'get_run_job', 'get_run_logs'], 'get_run'],
  // What is written around a listed text, and says no more.
  ['claude-sonnet', ['sonnet', 'opus', 'haiku'], 'sonnet'],
  ['Sonnet 4.5', ['sonnet', 'opus', 'haiku'], 'sonnet'],
  ['opus[1m]', ['sonnet', 'opus', 'haiku'], 'opus'],
  ['opus 200k', ['sonnet', 'opus', 'haiku'], 'opus'],
  ['claude-3-5-haiku-20241022', ['sonnet', 'opus', 'haiku'], 'haiku'],
  ['high priority', ['low', 'medium', 'high'], 'high'],
  ['past week', ['day', 'week', 'year'], 'week'],
  ['human', ['user', 'assistant'], 'user'],
  ['last_week', ['day', 'week', 'year'], 'week'],
  ['latest us-east', ['us-east', 'us-west'], 'us-east'],
  ['very high', ['low', 'medium', 'high'], undefined],
  ['claude opus sonnet', ['sonnet', 'opus', 'haiku'], undefined],
  ['sonnet 123', ['sonnet', 'opus', 'haiku'], undefined],
  ['last ab', ['ab', 'cd'], undefined],
  ['last 1w', ['1d', '1w'], '1w'],
  ['not_not_planned', ['completed', 'not_planned'], undefined],
  [`latest ${'model '.repeat(9)}opus`, ['sonnet', 'opus'], undefined],
  // What others call the same.
  ['prod', ['production', 'preview', 'development'], 'production'],
  ['python3', ['python', 'javascript', 'bash'], 'python'],
  ['nodejs', ['python', 'javascript', 'bash'], 'javascript'],
  ['shell', ['python', 'javascript', 'bash'], 'bash'],
  ['int', ['string', 'number', 'boolean'], 'number'],
  // The opposite, which has the same letters and more.
  ['asynchronous', ['synchronous', 'parallel'], undefined],
  ['async', ['sync', 'parallel'], undefined],
  ['atypical', ['typical', 'other'], undefined],
  ['xlarge', ['small', 'medium', 'large'], undefined],
  // The same length of time.
  ['5 minutes', ['1min', '5min', '60min'], '5min'],
  ['1h', ['1min', '5min', '60min'], '60min'],
  ['1 hour', ['60m', '1h', '1d'], '1h'],
  ['60 minutes', ['60m', '1h', '1d'], '60m'],
  ['24h', ['1d', '5d', '1mo'], '1d'],
  ['1 month', ['1m', '1M', '1d'], '1M'],
  ['1 minute', ['1m', '1M', '1d'], '1m'],
  ['last 7 days', ['day', 'week', 'month'], 'week'],
  ['12 months', ['day', 'month', 'year'], 'year'],
  ['one quarter', ['1mo', '3mo'], undefined],
  ['1 quarter', ['1mo', '3mo'], '3mo'],
  ['30d', ['day', 'month', 'year'], undefined],
  ['2h', ['1min', '60min'], undefined],
  ['90s', ['1min', '1.5min'], undefined],
  ['120s', ['2m', '2min'], undefined],
  [`last ${'1'.repeat(40)}d`, ['1d', '2d'], undefined],
  // What a media type ends in.
  ['html', ['text/plain', 'text/html'], 'text/html'],
  ['.PNG', ['image/png', 'image/jpeg'], 'image/png'],
  ['jpg', ['image/png', 'image/jpeg'], 'image/jpeg'],
  ['walking', ['mapbox/driving', 'mapbox/walking'], 'mapbox/walking'],
  ['svg+xml', ['image/png', 'image/svg+xml'], 'image/svg+xml'],
  ['html', ['text/html', 'application/html'], undefined],
  ['html', ['text/html', 'none'], undefined],
  ['css', ['text/plain', 'text/html'], undefined],
  ...['=', '==', '==='].map((sign) => [sign, ['eq', 'ne', 'gt'], 'eq'] as const),
  ...['!=', '!==', '<>', '≠'].map((sign) => [sign, ['eq', 'ne', 'gt'], 'ne'] as const),
  ['>', ['gt', 'gte', 'lt', 'lte'], 'gt'],
  ['>=', ['gt', 'gte', 'lt', 'lte'], 'gte'],
  ['<', ['gt', 'gte', 'lt', 'lte'], 'lt'],
  ['<=', ['gt', 'gte', 'lt', 'lte'], 'lte'],
  ['≤', ['gte', 'lte'], 'lte'],
  ['≥', ['gte', 'lte'], 'gte'],
  ['lte', ['≥', '≤'], '≤'],
  ['the trial_date', ['status', 'trial_date', 'x'], 'trial_date'],
  // Of a code one letter more makes another code (docs/advice.md); a doubled one, or a plural, is a slip.
  ['https', ['http', 'ftp'], undefined],
  ['docx', ['doc', 'pdf'], undefined],
  ['gpt-4o', ['gpt-4', 'o1'], undefined],
  ['m5d.large', ['m5.large', 'c5.large'], undefined],
  ['USPS', ['UPS', 'DHL'], undefined],
  ['Euro', ['USD', 'EUR'], 'EUR'],
  ['httpp', ['http', 'ftp'], 'http'],
  ['htttp', ['http', 'ftp'], 'http'],
  ['hhttp', ['http', 'ftp'], 'http'],
  ['opens', ['open', 'done'], 'open'],
  ['jpg', ['jpeg', 'png'], 'jpeg'],
  ['aactive', ['active', 'done'], 'active'],
  ['celsiuss', ['celsius', 'kelvin'], 'celsius'],
  ['weaekly', ['weekly', 'daily'], 'weekly'],
  // What several texts say and more is said of none of them.
  ['text', ['singleLineText', 'multilineText', 'email'], undefined],
  ['text', ['multilineText', 'email'], 'multilineText'],
  ['high', ['high_priority', 'very_high_priority'], undefined],
  ['customerId', ['customer_id', 'other_customer_id'], 'customer_id'],
  // Words that another text has as they came are those of no text that has them in another form.
  ['set_cells', ['set_cell', 'set_cells_batch'], undefined],
  ['set_cells', ['set_cell', 'clear_layer'], 'set_cell'],
  ['set_cell', ['set_cell_now', 'set_cell_batch'], undefined],
  // How far a thing is has many names, which lists of tasks use as they like; of two nobody knows.
  ['in_progress', ['pending', 'active', 'done'], 'active'],
  ['Doing', ['todo', 'started', 'done'], 'started'],
  ['todo', ['pending', 'in_progress', 'completed'], 'pending'],
  ['not started', ['queued', 'running'], 'queued'],
  ['in_progress', ['active', 'started', 'done'], undefined],
  ['pending', ['open', 'closed'], undefined],
  ['active', ['paused', 'disabled'], undefined],
  // How a value is to another has a sign and words.
  ['=', ['eq', 'ne', 'gt'], 'eq'],
  ['==', ['equals', 'not_equals'], 'equals'],
  ['!=', ['equals', 'not_equals'], 'not_equals'],
  ['<>', ['eq', 'neq'], 'neq'],
  [' >= ', ['gt', 'gte', 'lt'], 'gte'],
  ['gte', ['>', '>=', '<'], '>='],
  ['ge', ['gt', 'gte', 'lt'], 'gte'],
  ['less_than', ['gt', 'lt'], 'lt'],
  ['LTE', ['<', '<='], '<='],
  ['includes', ['eq', 'contains'], 'contains'],
  ['beginsWith', ['equals', 'starts_with'], 'starts_with'],
  ['oneOf', ['eq', 'in'], 'in'],
  ['not_in', ['in', 'nin'], 'nin'],
  ['=', ['eq', 'equals', 'ne'], undefined],
  ['=', ['gt', 'lt'], undefined],
  ['=', ['is', 'off'], undefined],
  ['~', ['eq', 'like'], undefined],
  // What is filled in, pressed or travelled by has many names as well.
  ['text', ['textbox', 'checkbox', 'combobox'], 'textbox'],
  ['dropdown', ['textbox', 'checkbox', 'combobox'], 'combobox'],
  ['toggle', ['textbox', 'checkbox', 'combobox'], 'checkbox'],
  ['range', ['textbox', 'slider'], 'slider'],
  ['RadioGroup', ['radio', 'slider'], 'radio'],
  ['input', ['textbox', 'textarea'], undefined],
  ['primary', ['left', 'right', 'middle'], 'left'],
  ['secondary', ['left', 'right', 'middle'], 'right'],
  ['right_click', ['left', 'right', 'middle'], 'right'],
  ['mouse left', ['left', 'right', 'middle'], 'left'],
  ['Left Button', ['left', 'right', 'middle'], 'left'],
  ['car', ['driving', 'walking', 'bicycling', 'transit'], 'driving'],
  ['on_foot', ['driving', 'walking', 'bicycling', 'transit'], 'walking'],
  ['bike', ['driving', 'walking', 'bicycling', 'transit'], 'bicycling'],
  ['public_transport', ['driving', 'walking', 'bicycling', 'transit'], 'transit'],
  ['bus', ['driving', 'walking', 'bicycling', 'transit'], undefined],
  ['song', ['track', 'album', 'artist'], 'track'],
  // The same measure by another name.
  ['pixels', ['px', 'em'], 'px'],
  ['milliseconds', ['s', 'ms'], 'ms'],
  ['general', ['general-purpose', 'explore'], 'general-purpose'],
  ['contains', ['EQ', 'CONTAINS_TOKEN'], 'CONTAINS_TOKEN'],
  ['contains', ['CONTAINS_TOKEN', 'NOT_CONTAINS_TOKEN'], undefined],
  // What is no text is not compared.
  ['opne', [null, 1, 'open', { open: true }, ['open']], 'open'],
  ['opne', [null, 1, true], undefined],
  ['sun', [{ sun: 1 }, 7], undefined]
]

for (const [value, values, wanted] of members) {
  test(`${value} among ${JSON.stringify(values)} is ${wanted ?? 'none'}`, () => {
    const { fix } = onlyAdvice({ properties: { a: { enum: values } } }, { a: value })
    const put: Fix =
      wanted === undefined ? { id: 'choose', values, optional: true } : { id: 'put', value: wanted }
    assert.equal(fix, put)
  })
}

test('what is that but for its capitals is shown, though another says more', () => {
  const values = ['customer', 'former_customer']
  const { received } = onlyAdvice({ properties: { a: { enum: values } } }, { a: 'Customer' })
  assert.equal(received, { id: 'type', type: 'string', value: 'Customer', size: 8 })
})

/** Two texts, and whether they are one name, differently written: only then a repair is certain. */
const names: ReadonlyArray<readonly [string, string, boolean]> = [
  ['In Progress', 'in_progress', true],
  ['IN-PROGRESS', 'in_progress', true],
  ['in\tprogress', 'inProgress', true],
  ['in_progres', 'in_progress', false],
  ['größe', 'Größe', true],
  ['größe', 'grösse', false],
  ['utf-8', 'utf8', true],
  ['-a', 'a', true],
  ['_10', '10', true],
  // Numbers and signs tell names apart.
  ['v1_2', 'v12', false],
  ['a 1', 'a -1', false],
  ['a -1', 'a-1', false],
  ['c', 'c++', false],
  ['C#', 'c', false],
  ['C#', 'c#', true],
  ['c#', 'c++', false],
  ['-', '_', false],
  ['<', '>', false]
]

for (const [from, to, wanted] of names) {
  test(`"${from}" is ${wanted ? '' : 'not '}"${to}", differently written`, () => {
    const schema = { properties: { a: { enum: [to] } } }
    const found = unproven(
      { schema, value: { a: from } },
      { path: ['a'], kind: 'choice', fix: { id: 'put', value: to } }
    )
    assert.equal(
      found.map(({ grade }) => grade === 'certain'),
      [wanted]
    )
  })
}

test('a finder is given texts alone, and a boolean by its word', () => {
  const asked: Array<unknown> = []
  const meant = (given: string, names: ReadonlyArray<string>): undefined => {
    asked.push(given, ...names)
  }
  const schema = { properties: { a: { enum: [null, 1, 'open', ['open'], 'shut'] } } }
  const fault = invalidArguments('t', {
    issues: [{ path: ['a'], kind: 'choice', keyword: 'enum' }]
  })
  for (const a of ['opne', 7, true, ['x']]) advise(fault, { schema, value: { a }, meant })
  assert.equal(new Set(asked), new Set(['opne', 'true', 'open', 'shut']))
})

test.run()
