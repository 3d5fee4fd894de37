const NATIONAL =
  /^1[-. ]\d{3}[-. ]\d{3}[-. ](?:\d{4}|[A-Z]{4})$|^0\d{2,4}[ -]\d{3,4}[ -]?\d{3,4}$|^\d{3}[-.]\d{3}[-.]\d{4}$|^00[1-9]\d{2,3}[ -]\d{3}[ -]\d{3,4}$/

/** Parted as people part phone numbers and little else: "0800 389 1759", "604-732-4222". */
export const isNationalPhone = (text: string): boolean => NATIONAL.test(text)
