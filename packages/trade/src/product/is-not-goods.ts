import { notGoodsExceptions, notGoodsWords } from './not-goods.data.ts'
import { toPlainText, toSingular } from './plain-words.ts'

const notGoods = new Set([...notGoodsWords].map(toSingular))

/** Services, software, money: nothing that customs would put a code on. The head word decides. */
export function isNotGoods(name: string, headWord: string | undefined): boolean {
  if (!headWord || !notGoods.has(headWord)) return false
  return !notGoodsExceptions.test(toPlainText(name))
}
