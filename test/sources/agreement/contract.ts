/** What a tool asks of its arguments, as JSON Schema; the column of a validator has it as its users would write it. */
export interface Contract {
  /** What the tool is called. */
  readonly tool: ToolName
  /** What the tool publishes, and what ajv, typebox/schema and cfworker judge by. */
  readonly schema: { readonly [keyword: string]: unknown }
}

/** The tools of the table. */
export type ToolName =
  | 'book_room'
  | 'import_contacts'
  | 'book_flight'
  | 'make_folders'
  | 'register_guest'
  | 'create_issue'
  | 'set_labels'
  | 'set_marker'
  | 'schedule_call'
  | 'save_note'
  | 'send_message'
  | 'place_order'
  | 'send_payment'
  | 'refund_order'
  | 'resize_image'
  | 'configure_service'
  | 'tag_file'

/** One validator's contracts, of every tool. */
export type Contracts<A> = { readonly [tool in ToolName]: A }
