import type { Note } from '@toolfault/protocols/notes'

/** What a reader was not sure of, for whoever pasted the wire. */
export const noted: { readonly [note in Note]: string } = {
  carrier_contradicts:
    'A fault rode along that says something else than the visible error; it was ignored.',
  carrier_unreadable: 'A fault rode along that cannot be read; it was ignored.',
  dotted_names: 'Names with dots were read as places inside objects.',
  native_paths: 'Paths were read as those of the objects that lack a key.',
  no_status: 'No status came with the body: its kind is what its members and texts say.',
  odd_fields: 'A field is spelled in a way that is not known, and stands as one name.',
  from_status: 'No body said more than its HTTP status, which tells the kind alone.',
  from_text: 'The kind or the issues were made out from sentences.',
  unescaped_paths: 'Places that are no JSON Pointers were cut at their slashes.',
  other_errors: 'Errors were read that are listed in another way than the text shows.',
  relative_type: 'A relative type was read as one of ours.',
  invalid_input_too: 'The input was refused as well; what is missing comes first.',
  pages_too: 'Pages to visit were asked for beside a form; they stand in the wire alone.',
  valid_with_errors: 'The answer says that it is valid, and names errors.'
}
