import { meant } from '@toolfault/advice/meant'
import { synonym } from '@toolfault/advice/synonym'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { names } from './names.js'

const test = suite('advice/synonym')

for (const [given, list, wanted] of names.meaning) {
  test(`${given} among ${list.join(', ')} says ${wanted}`, () => {
    assert.is(synonym(given, list), wanted)
  })
}

/** The ends of a relation, and what a text is called. */
for (const [given, list, wanted] of [
  ['source', ['from', 'to', 'relationType'], 'from'],
  ['target', ['from', 'to', 'relationType'], 'to'],
  ['from_timezone', ['source_timezone', 'target_timezone'], 'source_timezone'],
  ['to_timezone', ['source_timezone', 'target_timezone'], 'target_timezone'],
  ['oldString', ['oldText', 'newText'], 'oldText'],
  ['new_string', ['oldText', 'newText'], 'newText'],
  ['contentType', ['mime_type', 'size'], 'mime_type'],
  ['label', ['caption', 'source'], 'caption'],
  ['complete', ['pending', 'done', 'review'], 'done'],
  ['sort', ['sort_by', 'sort_order'], 'sort_by'],
  ['min', ['gte', 'gt', 'lte', 'lt'], 'gte'],
  ['max', ['gte', 'gt', 'lte', 'lt'], 'lte'],
  ['gte', ['min', 'max'], 'min'],
  ['from', ['gte', 'gt', 'lte', 'lt'], 'gte'],
  ['to', ['gte', 'gt', 'lte', 'lt'], 'lte'],
  ['equals', ['EQ', 'NEQ', 'GT', 'GTE', 'LT', 'LTE'], 'EQ'],
  ['not_equals', ['EQ', 'NEQ', 'GT', 'GTE', 'LT', 'LTE'], 'NEQ'],
  ['greaterThan', ['EQ', 'NEQ', 'GT', 'GTE', 'LT', 'LTE'], 'GT'],
  ['less_than_or_equal', ['EQ', 'NEQ', 'GT', 'GTE', 'LT', 'LTE'], 'LTE'],
  // The flags of grep, and what they are called in words.
  ['ignore_case', ['pattern', '-i', '-n'], '-i'],
  ['-i', ['pattern', 'caseInsensitive'], 'caseInsensitive'],
  ['after', ['-A', '-B', '-C'], '-A'],
  ['lines_before', ['-A', '-B', '-C'], '-B'],
  ['context', ['-A', '-B', '-C'], '-C'],
  ['showLineNumbers', ['-n', '-i'], '-n'],
  ['Ctrl', ['Alt', 'Control', 'ControlOrMeta', 'Meta', 'Shift'], 'Control'],
  ['Cmd', ['Alt', 'Control', 'Meta', 'Shift'], 'Meta'],
  ['Esc', ['Enter', 'Escape', 'Tab'], 'Escape'],
  ['start_line', ['file_path', 'offset', 'limit'], 'offset'],
  ['line_start', ['file_path', 'offset', 'limit'], 'offset'],
  ['from_line', ['file_path', 'offset', 'limit'], 'offset'],
  ['limit', ['baseId', 'maxRecords'], 'maxRecords'],
  ['max_lines', ['file_path', 'offset', 'limit'], 'limit'],
  ['max_rows', ['sql', 'limit'], 'limit'],
  ['background', ['command', 'run_in_background'], 'run_in_background'],
  ['all', ['old_string', 'replace_all'], 'replace_all'],
  ['exclude_domains', ['allowed_domains', 'blocked_domains'], 'blocked_domains'],
  ['include_domains', ['allowed_domains', 'blocked_domains'], 'allowed_domains'],
  // Of several that say the same the one that has its letters.
  ['qty', ['quantity', 'amount'], 'quantity'],
  ['msg', ['body', 'message', 'text'], 'message']
] as const) {
  test(`${given} among ${list.join(', ')} says ${wanted}`, () => {
    assert.is(synonym(given, list), wanted)
  })
}

/** Names that share a word or a subject, and still say something else. */
const others: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  // Not what means another thing as a whole.
  ['sort', ['sort_order', 'limit']],
  ['count', ['quantity', 'amount']],
  ['qty', ['amount', 'count']],
  ['min', ['lte', 'lt', 'gt']],
  ['from', ['min', 'max']],
  ['to', ['max', 'query']],
  ['gt', ['lt', 'gte', 'min']],
  ['lt', ['gt', 'lte', 'max']],
  ['gte', ['lte', 'max']],
  ['price', ['max_price', 'min_price']],
  ['price', ['max_price']],
  ['date', ['start_date']],
  ['date', ['start_date', 'end_date']],
  ['path', ['source_path']],
  ['path', ['file_path', 'dir_path']],
  ['text', ['old_text']],
  ['tokens', ['max_tokens']],
  ['page', ['page_size']],
  ['user', ['user_agent']],
  ['image', ['image_width']],
  ['email', ['email_type']],
  ['file', ['file_size']],
  ['reason', ['state_reason']],
  ['count', ['retry_count']],
  ['payment_id', ['payment_method_id']],
  ['user_id', ['user_email']],
  ['order_id', ['user_id']],
  ['start_date', ['end_date']],
  ['create_issue', ['delete_issue']],
  ['address1', ['address2']],
  ['id1', ['identifier2']],
  ['count', ['country']],
  ['form', ['format']],
  ['local', ['locale']],
  ['add', ['address']],
  ['sub', ['subject']],
  ['log', ['logo', 'login']],
  ['part', ['partner']],
  ['custom', ['customer']],
  ['plan', ['plane']],
  ['explanation', ['description']],
  ['timeout_ms', ['timeout']],
  ['end_line', ['offset', 'limit']],
  ['after', ['-B', '-C', 'A']],
  ['case_sensitive', ['-i']],
  ['number', ['-n']],
  ['dry_run', ['run_id', 'run']],
  ['unknown', ['open', 'closed']],
  ['other', ['all', 'none']],
  ['max', ['min']],
  ['on', ['off']],
  ['left', ['east', 'right']],
  ['', ['']],
  ['_', ['-']],
  ['AB', ['Ab', 'aB']],
  ['userIds', ['user_id', 'userid']],
  ['city', []]
]

for (const [given, list] of others) {
  test(`${given} says none of ${list.join(', ')}`, () => {
    assert.is(synonym(given, list), undefined)
  })
}

test('two names that say the same are none', () => {
  assert.is(synonym('content', ['text', 'body']), undefined)
  assert.is(synonym('remove', ['delete', 'destroy']), undefined)
  assert.is(synonym('id', ['user_id', 'team_id']), undefined)
})

test('other words and one more come last', () => {
  assert.is(synonym('name_user', ['user_name', 'team_name']), 'user_name')
  assert.is(synonym('search_string', ['query', 'search']), 'search')
  assert.is(synonym('title', ['name', 'issue_title']), undefined)
})

test('nothing is meant where the given name is one of them', () => {
  assert.is(meant('path', ['path', 'file_path']), undefined)
  assert.is(meant('asc', ['asc', 'ascending']), undefined)
})

test('the spelling comes before the meaning', () => {
  assert.is(meant('Query', ['query', 'search']), 'query')
  assert.is(meant('qeury', ['query', 'search']), 'query')
})

test('it answers for anything, with one of the names or none', () => {
  const { proxy, revoke } = Proxy.revocable([], {})
  revoke()
  assert.is(meant('a', proxy), undefined)
  const name = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '__proto__',
      'constructor',
      'toString',
      'userId',
      'user_id',
      'ID',
      'éclair',
      '名前'
    )
  )
  fc.assert(
    fc.property(name, fc.array(name), (given, list) => {
      const found = meant(given, list)
      assert.ok(found === undefined || list.includes(found))
      assert.is(meant(given, list), found)
    })
  )
})

/** Long names, long lists: each is of the worst for some step. */
test('many and long names are looked at to a limit', () => {
  const tail = (at: number): string => String.fromCharCode(97 + (at % 26), 97 + ((at / 26) % 26))
  for (const part of ['ab', 'A', 'a_', 'id_', 'aB', 'é', '-', 's']) {
    const long = part.repeat(128 / part.length)
    const list = Array.from({ length: 2_000 }, (_, at) => `${long.slice(0, -4)}${tail(at)}`)
    assert.type(meant(long, list) ?? '', 'string')
    assert.is(meant('x'.repeat(10_000_000), list), undefined)
    assert.type(
      meant(
        long.repeat(8),
        list.map((one) => one.repeat(7))
      ) ?? '',
      'string'
    )
  }
})

test.run()
