/** Made-up firms of a made-up directory, as the hero's sample. What a page says stays in that page's language. */
export type DemoRow = {
  company: string
  page: number
  email: { value: string; before: string; after: string }
  phone: { value: string; before: string; after: string }
}

export const demoAddress = 'camara.example/directorio'
export const demoPages = 6

export const demoRows: readonly DemoRow[] = [
  {
    company: 'Textiles del Sur S.A.C.',
    page: 1,
    email: { value: 'ventas@delsur.example', before: 'Pedidos al por mayor: ', after: ' o en planta.' },
    phone: { value: '+51 54 555 101', before: 'Central telefónica ', after: ', de lunes a viernes.' },
  },
  {
    company: 'Agroexport Misti',
    page: 3,
    email: { value: 'contacto@misti.example', before: 'Escríbanos a ', after: ' para cotizaciones.' },
    phone: { value: '+51 54 555 118', before: 'Oficina en Cerro Colorado, tel. ', after: '.' },
  },
  {
    company: 'Minerales Colca',
    page: 4,
    email: { value: 'info@colca.example', before: 'Correo: ', after: ' (área comercial)' },
    phone: { value: '+51 54 555 127', before: 'Teléfono: ', after: ' anexo 2' },
  },
  {
    company: 'Lácteos Chachani',
    page: 6,
    email: { value: 'pedidos@chachani.example', before: 'Para distribuidores: ', after: '.' },
    phone: { value: '+51 54 555 140', before: 'Reparto y reclamos: ', after: ', 24 horas.' },
  },
]
