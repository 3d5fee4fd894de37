/** Why a file could not be read: broken or locked, nothing in it that is text, or more than we unpack. */
type FileProblem = 'damaged' | 'no-data' | 'too-large'

export class FileTrouble extends Error {
  readonly problem: FileProblem
  constructor(problem: FileProblem) {
    super(`file trouble: ${problem}`)
    this.name = 'FileTrouble'
    this.problem = problem
  }
}
