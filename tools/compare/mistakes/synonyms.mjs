/** What models call a parameter that has another name, from calls that were seen. */
export const synonyms = {
  body: ['content', 'text', 'description', 'message'],
  branch: ['ref', 'branch_name'],
  command: ['cmd', 'script', 'shell'],
  content: ['body', 'text', 'contents', 'data'],
  description: ['desc', 'summary', 'details'],
  email: ['mail', 'email_address'],
  enabled: ['enable', 'active'],
  end: ['stop', 'to', 'finish', 'until'],
  file_path: ['path', 'file', 'filename'],
  id: ['identifier', 'ID', 'uuid'],
  labels: ['tags', 'label'],
  language: ['lang', 'locale'],
  limit: ['max', 'max_results', 'count', 'n', 'page_size'],
  location: ['place', 'city', 'address'],
  max: ['maximum'],
  message: ['text', 'msg', 'content'],
  min: ['minimum'],
  name: ['title', 'label'],
  new_string: ['newText', 'new', 'replace'],
  old_string: ['oldText', 'old', 'search'],
  order: ['sort_order', 'direction'],
  owner: ['org', 'organization', 'user', 'owner_name'],
  page: ['page_number', 'offset', 'page_num'],
  path: ['file_path', 'filename', 'file', 'filepath'],
  perPage: ['page_size', 'limit', 'per_page'],
  query: ['q', 'search', 'search_query', 'term'],
  repo: ['repository', 'repo_name', 'project'],
  sort: ['order_by', 'sort_by'],
  start: ['begin', 'from', 'start_time'],
  state: ['status'],
  status: ['state'],
  tags: ['labels', 'tag'],
  text: ['content', 'body', 'message'],
  timeout: ['timeout_ms', 'timeout_seconds', 'max_time'],
  title: ['name', 'subject', 'heading'],
  to: ['recipient', 'recipients'],
  type: ['kind'],
  uri: ['url'],
  url: ['link', 'uri', 'href', 'address'],
  user_id: ['user', 'userId', 'customer_id']
}

/** What begins or ends a name that says another thing than without it. */
export const turning = {
  before: [
    'not',
    'no',
    'exclude',
    'old',
    'other',
    'parent',
    'max',
    'min',
    'from',
    'disable',
    'un',
    'skip'
  ],
  after: ['ms', 'seconds', 'px', 'kb', 'percent', 'by', 'at']
}

/** Words of names and what says the opposite, in both directions. */
const pairs = [
  ['include', 'exclude'],
  ['show', 'hide'],
  ['enable', 'disable'],
  ['allow', 'deny'],
  ['with', 'without'],
  ['old', 'new'],
  ['start', 'end'],
  ['from', 'to'],
  ['source', 'target'],
  ['min', 'max'],
  ['before', 'after'],
  ['header', 'footer'],
  ['parent', 'child'],
  ['public', 'private'],
  ['asc', 'desc']
]

export const opposites = new Map([...pairs, ...pairs.map(([one, other]) => [other, one])])

/** What begins or ends a name and adds nothing to it. */
export const idle = {
  before: ['the', 'target', 'input', 'new', 'issue', 'is'],
  after: ['name', 'value', 'list', 'id', 'count']
}
