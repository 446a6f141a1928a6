/** The names of the forms of a wire, and which is usual. */
export interface Choice {
  readonly differ: 'revision' | 'shape'
  readonly names: ReadonlyArray<string>
  readonly usual: string
}

/** What the engine has, said once before anything is asked; `forms` has the wires that more than one form can be chosen of. */
export interface Greeting {
  readonly kind: 'ready'
  readonly validators: ReadonlyArray<string>
  readonly wires: ReadonlyArray<string>
  readonly forms: ReadonlyMap<string, Choice>
}
