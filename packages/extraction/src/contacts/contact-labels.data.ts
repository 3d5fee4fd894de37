/** Words in front of a number, folded, that say it is a phone. */
export const PHONE_LABEL =
  /(?:^|[^a-z])(?:telefonos?|telefonic[oa]s?|telefonnummer|telefone|telefoon|telefon|телефон|тел|電話|电话|전화|puh|telef|tel|tels|tlfs?|tfnos?|tf|fonos?|phones?|telephones?|ph|call|calls|llamenos|llamanos|llame|llama|llamadas?|celular(?:es)?|cel|cels|movil(?:es)?|mobile|cell|whats ?app|wsp|wapp|toll|toll[ -]?free|hotline|helpline|linea(?: gratuita)?|central|centralita|pbx|conmutador|direct|directo|office|oficina|main|contact|contacto|contactanos|contactenos|urgencias|emergencias|dial|text|sms|voice|reservas|ventas|sales|support|soporte|atencion|consultas|informes)(?: ?(?:numbers?|numeros?|nos?|nrs?)\b)?(?:[\s.:)\]|·•*#-]{0,6}|\s(?:us|at|on|al|is|us at|us on|toll[ -]?free)[\s.:]{0,3})[(+]?$/

/** One letter is a label only where nothing else stands before it. */
export const LETTER_LABEL = /(?:^|[|•·,;\t]\s*)([tpmcof])[.:]?\s*[(+]?$/

export const FAX_LABEL =
  /(?:^|[^a-z])(?:telefax|tele-?fax|facsimile|fax|faks|факс|telefaks)[\s.:)\]|·•*#-]{0,6}(?:no|num|number|us at|at)?[\s.:|·•#(-]{0,4}$/
/** One number for both: it is a phone all the same. */
export const PHONE_AND_FAX =
  /(?:tel|telf|telefono|phone|ph|t)[\s.]{0,2}(?:\/|&|y|and|-)\s?(?:tele)?f(?:ax)?[\s.:]{0,3}(?:no\.?)?[\s.:(]{0,3}$/
export const FAX_BEHIND = /^[\s,;]{0,2}[[(]?\s?(?:tele)?fax\b/

/** Words in front of a number that say it is something else. */
export const OTHER_LABEL =
  /(?:^|[^a-z])(?:ruc|nit|rut|cuit|cuil|rfc|nif|cif|cnpj|cpf|vat|btw|kvk|tva|siret|siren|iban|swift|abn|acn|ein|gst|account|cuenta|cci|cbu|isbn|issn|sku|ean|upc|ref|referencia|reference|order|pedido|item|model|modelo|part|registro|registration(?: number)?|registered(?: number)?|reg|company|expediente|exp|codigo|code|cod|id|dni|ci|cedula|zip|postal|cp|box|apartado|license|licence|licencia|lic|invoice|factura|serial|serie|copyright|©|patent|patente|resolucion|decreto|ley|law|folio|matricula|npi|uid|pin|article|articulo|version|firm reference(?: number)?|en|of england and wales)(?: no| nro| num| number| numero| n)?[\s.:)#°º|-]{0,5}$/

/** Headings over contact data that name nobody. */
export const NO_NAME =
  /^(?:(?:datos de )?contact(?:o|os|e|anos|enos|us| us| details| info(?:rmation)?)?|telefonos?|phones?|telephone|tel|fax|e-?mails?|correos?(?: electronicos?)?|direccion(?:es)?|address(?:es)?|ubicacion|location|horarios?(?: de atencion)?|opening hours|hours|redes sociales|social|follow us|siganos|siguenos|mapa|map|how to (?:reach|find) us|donde estamos|informacion(?: de contacto)?|information|mailing address|toll ?free|sitio web|web(?:site)?|get in touch|visit us|write to us|escribanos|llamenos|call us|customer service|atencion al cliente|note|nota)[\s:.*-]*$/
