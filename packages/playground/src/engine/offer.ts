import type { Repair } from '@toolfault/advice/repair'
import { parsePointer, valueAt } from '@toolfault/model'
import { line } from '@toolfault/words/escape'
import { place } from '@toolfault/words/place'

type Operation = Repair['ops'][number]

/** Say what a repair does to the arguments, one line for each operation. */
export const changesOf = (repair: Repair, args: unknown): ReadonlyArray<string> =>
  repair.ops.map((operation) => changeOf(operation, args))

const changeOf = (operation: Operation, args: unknown): string => {
  const where = placed(operation.path)
  switch (operation.op) {
    case 'replace':
      return `${where}: ${shown(valueAt(args, parsePointer(operation.path) ?? []))} → ${shown(operation.value)}`
    case 'add':
      return `${where}: add ${shown(operation.value)}`
    case 'remove':
      return `${where}: leave out`
    case 'move':
      return `${placed(operation.from)} → ${where}`
    case 'copy':
      return `${where}: as ${placed(operation.from)}`
    case 'test':
      return `${where}: only where it is ${shown(operation.value)}`
  }
}

const placed = (pointer: string): string => place(parsePointer(pointer) ?? [])

const shown = (value: unknown): string => line(JSON.stringify(value) ?? '', 80)
