const lists = {
  es: {
    small:
      'cero,uno,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce,trece,catorce,quince,dieciséis,diecisiete,dieciocho,diecinueve,veinte,veintiuno,veintidós,veintitrés,veinticuatro,veinticinco,veintiséis,veintisiete,veintiocho,veintinueve',
    tens: ',,,treinta,cuarenta,cincuenta,sesenta,setenta,ochenta,noventa',
    hundreds: ',ciento,doscientos,trescientos,cuatrocientos,quinientos,seiscientos,setecientos,ochocientos,novecientos',
    joins: ' y ',
  },
  en: {
    small:
      'zero,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen',
    tens: ',,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety',
    hundreds: '',
    joins: '-',
  },
}

/** A whole number below a million in words. */
export function spellNumber(value: number, lang: 'es' | 'en'): string {
  const { small, tens, hundreds, joins } = lists[lang]
  const smalls = small.split(',')
  if (value < smalls.length) return smalls[value] ?? ''
  if (value < 100) {
    const ten = tens.split(',')[Math.floor(value / 10)] ?? ''
    return value % 10 === 0 ? ten : ten + joins + (smalls[value % 10] ?? '')
  }
  if (value < 1000) {
    const rest = value % 100
    const hundred =
      lang === 'en'
        ? `${smalls[Math.floor(value / 100)]} hundred`
        : (hundreds.split(',')[Math.floor(value / 100)] ?? '')
    if (value === 100 && lang === 'es') return 'cien'
    return rest === 0 ? hundred : `${hundred}${lang === 'en' ? ' and ' : ' '}${spellNumber(rest, lang)}`
  }
  const thousands = Math.floor(value / 1000)
  const word = lang === 'en' ? 'thousand' : 'mil'
  const start = thousands === 1 && lang === 'es' ? word : `${spellNumber(thousands, lang)} ${word}`
  return value % 1000 === 0 ? start : `${start} ${spellNumber(value % 1000, lang)}`
}
