/** The file is not what it should be: said in one sentence, for the operator. */
export class BadTradeFile extends Error {
  override name = 'BadTradeFile'
}
