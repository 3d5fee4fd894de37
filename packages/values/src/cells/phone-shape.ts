const NATIONAL =
  /^1[-. ]\d{3}[-. ]\d{3}[-. ](?:\d{4}|[A-Z]{4})$|^1-8\d\d-[A-Z\d-]{4,10}$|^[6-9]\d{2}[ -]\d{2} \d{2} \d{2}$|^0\d{1,3}(?: \d{2,4}){2,4}$|^0\d[ -]\d{3,4}[ -]\d{4}$|^0\d{2,4}[ -]\d{3,4}[ -]?\d{3,4}$|^\d{3}[-.]\d{3}[-.]\d{4}$|^00[1-9]\d{2,3}[ -]\d{3}[ -]\d{3,4}$/

/** A number as it is dialled inside its country: "01438346100". */
export const isDialledAtHome = (text: string): boolean => /^0\d{9,10}$/.test(text)

/** Parted as people part phone numbers and little else: "0800 389 1759", "604-732-4222". */
export const isNationalPhone = (text: string): boolean => NATIONAL.test(text)
