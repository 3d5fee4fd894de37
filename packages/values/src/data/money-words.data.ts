import { measures } from '@sondeo/table/measures'

const moneyCompanions = new Set(
  // From, up to, about, price, total
  (
    'desde from a partir de hasta up to starting at starts ab des von circa ca approx approximately aprox aproximado environ around about ' +
    'precio price total subtotal monto importe valor value costo cost coste tarifa fee rate referencial ref base estimado est estimated promedio media avg ' +
    'average min minimo minimum max maximo maximum pvp pvpr pvd uvp rrp msrp prix preis preco now ahora antes today hoy solo only just nur our your ' +
    'sale oferta special regular normal venta compra renta alquiler rent pago payment cuota cada each ea c u cu s p ' +
    // Taxes and what is in or out
    'iva igv itbis isv itbms icms vat gst tax taxes impuesto impuestos mwst ust tva ttc ht hors ivai ivi incluido incluida incluidos incluidas incl inc ' +
    'included including inkl zzgl sin con mas plus no excl excluido excluida excluding ex exc exento net neto neta liquido liquida netto bruto bruta brutto brut gross nett ' +
    'hc charges envio shipping delivery flete servicios gastos gc comunes expensas tasas fees contado cash efectivo credito libre libres all in kk von vista pix ' +
    // Per what
    'por per x la el pro par je al the an y and stk stuck st ' +
    'hora horas hour hours hr hrs h heure stunde dia dias day days jour tag diario diarios diaria daily noche noches night nights nuit nacht ' +
    'semana semanas week weeks wk pw semaine woche semanal semanales weekly mes meses month months mo pcm pppw ppw pm mois monat mens quinc quincenal quincenales mensual mensuales monthly mese ' +
    'ano anos year years yr pa annum an jahr anual anuales annuel annuels mensuel mensuels annual annually yearly ' +
    'persona personas person persons pers pax pp pn personne m2 m3 ' +
    'pie pies ft sqft sq km ton tonelada tn t qq quintal saco sacos bolsa caja cajas box paquete pack par pares rollo galon botella lata ' +
    'adulto adultos adult adults nino ninos child children entrada ticket boleto copia hoja pagina clase sesion consulta visita tramite moneda nacional'
  ).split(' '),
)

/** Whether a folded word beside an amount leaves it what it is. */
export const isMoneyCompanion = (word: string): boolean =>
  measures[word] !== undefined || moneyCompanions.has(word) || moneyCompanions.has(word.replace(/s$/, ''))
