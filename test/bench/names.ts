/** What was given, the names there are, and the one that was meant; none where to guess is wrong. */
export interface Slip {
  readonly given: string
  readonly names: ReadonlyArray<string>
  readonly meant?: string
}

const meant = (given: string, names: string, name: string): Slip => ({
  given,
  names: names.split(' '),
  meant: name
})

const unlike = (given: string, names: string): Slip => ({ given, names: names.split(' ') })

/** Names as tools have them, misspelt as models and people misspell them. */
const hits: ReadonlyArray<Slip> = [
  meant('reciever', 'receiver sender subject', 'receiver'),
  meant('recipent', 'recipient sender subject', 'recipient'),
  meant('adress', 'address city country', 'address'),
  meant('lenght', 'length width depth', 'length'),
  meant('tempature', 'temperature humidity pressure', 'temperature'),
  meant('enviroment', 'environment region account', 'environment'),
  meant('calender_id', 'calendar_id event_id', 'calendar_id'),
  meant('langauge', 'language locale', 'language'),
  meant('mesage', 'message channel', 'message'),
  meant('chanel', 'channel message', 'channel'),
  meant('attachement', 'attachment subject', 'attachment'),
  meant('repositry', 'repository owner branch', 'repository'),
  meant('brnach', 'branch tag', 'branch'),
  meant('commmit', 'commit branch', 'commit'),
  meant('priorty', 'priority status', 'priority'),
  meant('asignee', 'assignee reporter', 'assignee'),
  meant('desciption', 'description title', 'description'),
  meant('catagory', 'category label', 'category'),
  meant('userId', 'user_id group_id', 'user_id'),
  meant('UserID', 'user_id group_id', 'user_id'),
  meant('user-id', 'user_id group_id', 'user_id'),
  meant('pageToken', 'page_token page_size', 'page_token'),
  meant('page_sizes', 'page_token page_size', 'page_size'),
  meant('Celsius', 'celsius fahrenheit kelvin', 'celsius'),
  meant('celcius', 'celsius fahrenheit kelvin', 'celsius'),
  meant('farenheit', 'celsius fahrenheit kelvin', 'fahrenheit'),
  meant('IN_PROGRESS', 'todo in_progress done', 'in_progress'),
  meant('in progress', 'todo in_progress done', 'in_progress'),
  meant('in-progess', 'todo in_progress done', 'in_progress'),
  meant('asending', 'ascending descending', 'ascending'),
  meant('decending', 'ascending descending', 'descending'),
  meant('wednsday', 'monday wednesday sunday', 'wednesday'),
  meant('repo', 'repos owner', 'repos'),
  meant('labels', 'label state', 'label'),
  meant('filePath', 'file_path content', 'file_path'),
  meant('oldstring', 'old_string new_string', 'old_string'),
  meant('max_tokens', 'maxTokens temperature', 'maxTokens'),
  meant('start_tiem', 'start_time end_time', 'start_time'),
  meant('get_wether', 'get_weather get_forecast', 'get_weather'),
  meant('serch_issues', 'search_issues search_code', 'search_issues')
]

/** Words that are near in letters and far in meaning, and words that are near to nothing here. */
const misses: ReadonlyArray<Slip> = [
  unlike('parsecs', 'celsius fahrenheit kelvin'),
  unlike('width', 'kind name'),
  unlike('text', 'subject email'),
  unlike('latitude', 'longitude altitude'),
  unlike('weight', 'height'),
  unlike('min_items', 'max_items'),
  unlike('start_date', 'end_date due_date'),
  unlike('created_at', 'updated_at'),
  unlike('created_before', 'created_after'),
  unlike('enable', 'disable'),
  unlike('include', 'exclude'),
  unlike('source', 'target'),
  unlike('from', 'to'),
  unlike('to', 'cc bcc'),
  unlike('read', 'write'),
  unlike('open', 'closed'),
  unlike('public', 'private'),
  unlike('left', 'right'),
  unlike('asc', 'desc'),
  unlike('json', 'yaml toml'),
  unlike('GET', 'PUT POST PATCH'),
  unlike('USD', 'EUR GBP'),
  unlike('north', 'south west'),
  unlike('body', 'head query'),
  unlike('page', 'per_page'),
  unlike('owner', 'repo branch'),
  unlike('price', 'currency quantity'),
  unlike('comment', 'content'),
  unlike('message', 'title'),
  unlike('file', 'folder'),
  unlike('port', 'host'),
  unlike('role', 'rule'),
  unlike('card', 'cart'),
  unlike('form', 'format'),
  unlike('state', 'status'),
  unlike('model', 'mode'),
  unlike('colour', 'column count'),
  unlike('import', 'export'),
  unlike('add_user', 'del_user'),
  unlike('list_files', 'list_folders'),
  unlike('issue_number', 'pull_number'),
  unlike('first_name', 'last_name'),
  unlike('user', 'owner'),
  unlike('path', 'url'),
  unlike('limit', 'offset'),
  unlike('since', 'until'),
  unlike('base', 'head'),
  unlike('title', 'label'),
  unlike('width', 'height'),
  unlike('top', 'stop'),
  unlike('encrypt', 'decrypt'),
  unlike('subscribe', 'unsubscribe'),
  unlike('visible', 'invisible'),
  unlike('sync', 'async'),
  unlike('prefix', 'suffix postfix'),
  unlike('minute', 'month'),
  unlike('june', 'july january'),
  unlike('tuesday', 'thursday'),
  unlike('banana', 'name id'),
  unlike('x', 'y z')
]

/** The list of this bench; the rule itself is held to a longer one in test/advice. */
export const slips: ReadonlyArray<Slip> = [...hits, ...misses]
