/** A reply that was written out where it was made: a large one takes long to check and to write. */
export class WrittenReply {
  readonly json: Uint8Array
  constructor(json: Uint8Array) {
    this.json = json
  }
}
