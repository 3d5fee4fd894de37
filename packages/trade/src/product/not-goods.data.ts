/** Words that, as the head of a name, make it something that does not cross a border in a box. */
export const notGoodsWords = new Set(
  (
    'servicio asesoria consultoria capacitacion curso clase taller seguro poliza turismo hotel hospedaje alojamiento viaje tour excursion transporte flete mudanza logistica envio ' +
    'publicidad mercadotecnia marketing diseno software programa aplicacion app suscripcion membresia streaming hosting dominio alquiler renta arriendo arrendamiento reparacion mantenimiento ' +
    'contabilidad auditoria abogado tramite prestamo credito hipoteca banca inversion criptomoneda bitcoin nft educacion colegiatura universidad evento boda banquete fotografia corte ' +
    'franquicia patente licencia traduccion desarrollo programacion limpieza vigilancia fumigacion remodelacion construccion arquitectura ingenieria consulta terapia cirugia tratamiento ' +
    'masaje empleo trabajo donacion impuesto internet telefonia nube datos pagina sitio web seo redes outsourcing freelance catering peluqueria tatuaje gimnasio membrecia boleto entrada ' +
    'service consulting consultancy training course lesson tutoring insurance tourism accommodation travel trip transport transportation freight shipping logistics advertising ' +
    'design subscription membership rental leasing lease repair maintenance accounting audit lawyer advice loan credit mortgage banking investment cryptocurrency education tuition ' +
    'event wedding photography franchise patent license translation development programming cleaning surveillance remodeling architecture engineering therapy surgery massage employment donation ' +
    'tax telephony cloud website data seo haircut delivery courier staffing recruitment catering broadcasting ticket saas coaching'
  ).split(' '),
)

/** Goods whose name begins like a service. */
export const notGoodsExceptions =
  /\b(?:maquina|equipo|machine|equipment|producto|product|tarjeta|card|kit|material|libro|book|papel|paper|vestido|dress|anillo|ring|panuelo|bota|boot|guante|glove|ropa|pantalon|pants|uniforme|uniform|zapato|shoe|silla|chair|mesa|camilla|bolsa|maleta|aceite|crema|pistola)s?\b/
