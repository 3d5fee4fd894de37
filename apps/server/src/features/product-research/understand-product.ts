import type { Language } from '@sondeo/contract/fields'
import { type FoundProduct, findProduct, type ProductReason } from '@sondeo/trade/find-product'
import type { TradeQuestion } from '@sondeo/trade/gather-trade-report'
import { nameAsMeant } from '@sondeo/trade/write-product-name'
import { AppError } from '../../app-error.ts'

type Asked = { productName: string; productCode: string | undefined; language: Language }

export type UnderstoodProduct = {
  product: FoundProduct
  isCodeIgnored: boolean
  question: Pick<TradeQuestion, 'name' | 'code' | 'names' | 'lang'>
}

const isAboutCode = ({ kind }: ProductReason) => kind === 'unknown-code' || kind === 'reserved-code'
const isFromCode = ({ kind }: ProductReason) => kind === 'typed-code' || kind === 'walked-up'

/** The product that was meant. What is not recognised is refused: nothing is guessed. */
export function understandProduct({ productName, productCode, language }: Asked): UnderstoodProduct {
  const product = findProduct({ name: productName, code: productCode, lang: language })
  const { code, names, reason, status } = product
  if (status === 'none' || !code || !names) {
    const isCode = isAboutCode(reason)
    const why = isCode
      ? 'product_code_unknown'
      : reason.kind === 'not-goods'
        ? 'product_not_goods'
        : 'product_not_recognised'
    throw new AppError(why, { fields: [{ field: isCode && productCode ? 'productCode' : 'productName', code: why }] })
  }
  return {
    product,
    isCodeIgnored: productCode !== undefined && productCode !== '' && !isFromCode(reason),
    question: { name: nameAsMeant(productName, reason), code, names, lang: language },
  }
}
