import type { ErrorCode } from '@sondeo/contract/errors'
import type { Readers } from './create-readers.ts'
import { orCode } from './or-code.ts'
import { readerTasks, type TaskInput, type TaskName, type TaskOutput } from './reader-tasks.ts'

/** Up to here a document is worked on at once: that takes a few milliseconds, and asking a reader takes longer. */
const SMALL_BYTES = 64 * 1024

type DocumentTask = { [Name in TaskName]: TaskInput<Name> extends { json: Uint8Array } ? Name : never }[TaskName]

type Work<Name extends DocumentTask> = {
  readers: Readers
  name: Name
  input: TaskInput<Name>
  ownerId: string
  /** What the user hears when it took too long or too much. */
  code: ErrorCode
}

/** Work on one stored document: a large one in a reader. */
export async function workOnDocument<Name extends DocumentTask>(work: Work<Name>): Promise<TaskOutput<Name>> {
  const { readers, name, input, ownerId, code } = work
  if (input.json.length > SMALL_BYTES) return orCode(code, readers.run(name, input, { ownerId }))
  const task = readerTasks[name] as unknown as (input: TaskInput<Name>) => Promise<TaskOutput<Name>>
  return task(input)
}
