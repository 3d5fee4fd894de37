/** How much of each kind a mail tells. */
type NewsCounts = { name: string; added: number; changed: number; gone: number; deadlines: number }

/** Texts that the server itself writes: mails and answers that carry a message. */
export const es = {
  mails: {
    greeting: (name: string) => `Hola, ${name}:`,
    signature: (brand: string) => `El equipo de ${brand}`,
    resetSubject: 'Restablezca su contraseña',
    resetLead:
      'Recibimos una petición para cambiar la contraseña de su cuenta. Abra este enlace para elegir una nueva:',
    resetButton: 'Elegir una contraseña nueva',
    resetNote: 'El enlace vale durante una hora y una sola vez. Si usted no lo pidió, no tiene que hacer nada.',
    proofSubject: 'Confirme su correo',
    proofLead:
      'Alguien creó una cuenta con este correo. Si fue usted, ábrala con este enlace y la contraseña que eligió:',
    proofButton: 'Confirmar mi correo',
    proofNote:
      'El enlace vale durante una hora y una sola vez. Si no fue usted, no lo abra: sin él la cuenta no sirve.',
    knownSubject: 'Usted ya tiene una cuenta',
    knownLead:
      'Alguien quiso crear una cuenta con este correo, y ya existe una. Si fue usted y no recuerda la contraseña, elija otra aquí:',
    knownNote: 'El enlace vale durante una hora y una sola vez. Si no fue usted, no tiene que hacer nada.',
    changedSubject: 'Su contraseña ha cambiado',
    changedLead: 'La contraseña de su cuenta acaba de cambiar y se cerraron las demás sesiones.',
    changedNote: 'Si no fue usted, restablezca la contraseña ahora y escriba a soporte:',
    changedButton: 'Restablecer la contraseña',
    deletedSubject: 'Su cuenta fue eliminada',
    deletedLead: 'Su cuenta y todo lo que guardaba fueron eliminados, como pidió.',
    deletedNote: 'Si no fue usted, escriba a soporte:',
  },
  plans: {
    units: { report: 'informes de investigación', scan: 'escaneos de sitios' },
    nearLimitSubject: (what: string) => `Se acerca al límite de su plan: ${what}`,
    usedUpSubject: (what: string) => `Llegó al límite de su plan: ${what}`,
    usedLead: ({ used, limit, what }: { used: number; limit: number; what: string }) =>
      `Su plan incluye ${limit} ${what} en este período y ya usó ${used}.`,
    nearLimitNote: (day: string) => `El uso se reinicia el ${day}. En su perfil ve cuánto lleva y cómo ampliarlo.`,
    usedUpNote: (day: string) =>
      `El uso se reinicia el ${day}. Nada de lo guardado se pierde; en su perfil ve cómo ampliar el plan.`,
    openProfile: 'Ver mi plan',
  },
  watches: {
    subject: (name: string) => `Novedades: ${name}`,
    unreadableSubject: (name: string) => `No pudimos leer la lista: ${name}`,
    lead: ({ name, added, changed, gone, deadlines }: NewsCounts) => {
      const parts = [
        added > 0 && `${added} ${added === 1 ? 'nueva' : 'nuevas'}`,
        changed > 0 && `${changed} ${changed === 1 ? 'cambió' : 'cambiaron'}`,
        gone > 0 && `${gone} ya no ${gone === 1 ? 'está' : 'están'}`,
        deadlines > 0 && `${deadlines} ${deadlines === 1 ? 'vence' : 'vencen'} pronto`,
      ].filter(Boolean)
      if (parts.length === 0) return `No pudimos leer la lista que sigue, «${name}».`
      return `En la lista que sigue, «${name}», hay novedades: ${parts.join(', ')}.`
    },
    added: (row: string) => `Nueva: ${row}`,
    back: (row: string) => `De vuelta: ${row}`,
    gone: (row: string) => `Ya no está: ${row}`,
    changed: (row: string, fields: string) => `Cambió: ${row}. ${fields}`,
    deadline: (row: string, fields: string) => `Vence pronto: ${row}. ${fields}`,
    meanings: {
      soon: (name: string, day: string, days: number) => {
        const left = days === 0 ? 'hoy' : days === 1 ? 'mañana' : `en ${days} días`
        return `${name}: ${day} (${left})`
      },
      later: (days: number) => `plazo ampliado ${days} ${days === 1 ? 'día' : 'días'}`,
      earlier: (days: number) => `plazo adelantado ${days} ${days === 1 ? 'día' : 'días'}`,
      up: (amount: string) => `subió ${amount}`,
      down: (amount: string) => `bajó ${amount}`,
      status: 'cambió de estado',
    },
    more: (count: number) => `Y ${count} más.`,
    unsubscribe: 'Dejar de recibir estos correos',
    open: 'Ver las novedades',
    note: 'Recibe este correo porque sigue esta lista. En la página del seguimiento puede pausarlo, cambiarlo o dejar de recibir correos.',
  },
  webhooks: {
    disabledSubject: 'Un webhook dejó de recibir avisos',
    disabledLead: (url: string) =>
      `Llevamos días sin poder entregar avisos en ${url}, así que dejamos de enviarlos a esa dirección.`,
    disabledNote: 'Sus seguimientos siguen funcionando. Cuando la dirección responda, vuelva a activarla.',
    open: 'Ver mis webhooks',
  },
  replies: {
    resetSent:
      'Si existe una cuenta con ese correo, le enviamos un mensaje con un enlace para elegir una contraseña nueva.',
    passwordReset: 'Su contraseña se cambió. Ya puede iniciar sesión.',
    nameUpdated: 'Nombre actualizado correctamente',
    usernameUpdated: 'Nombre de usuario actualizado correctamente',
    passwordUpdated: 'Contraseña actualizada correctamente',
    profileUpdated: 'Perfil actualizado correctamente',
    searchDeleted: 'Búsqueda eliminada',
    accountDeleted: 'Su cuenta fue eliminada.',
  },
  lists: {
    columns: { source: 'Fuente', address: 'Dirección de la fuente', formula: 'joined' },
    explain: (searches: number, rows: number, duplicates: number) => {
      const count = (value: number) => new Intl.NumberFormat('es').format(value)
      const kept = `Lista de ${count(searches)} búsquedas: ${count(rows)} ${rows === 1 ? 'fila' : 'filas'}`
      if (duplicates === 0) return `${kept}, sin repetidas.`
      return `${kept} (${count(duplicates)} ${duplicates === 1 ? 'repetida quitada' : 'repetidas quitadas'}).`
    },
    explainBatch: (addresses: number, rows: number, duplicates: number) => {
      const count = (value: number) => new Intl.NumberFormat('es').format(value)
      const from = addresses === 1 ? '1 dirección' : `${count(addresses)} direcciones`
      const kept = `${count(rows)} ${rows === 1 ? 'fila' : 'filas'} de ${from}`
      if (duplicates === 0) return `${kept}.`
      return `${kept} (${count(duplicates)} ${duplicates === 1 ? 'repetida unida' : 'repetidas unidas'} con todos sus orígenes).`
    },
    matrix: {
      match: 'Coincidencia',
      byCode: 'Mismo código',
      byName: (percent: number) => `Nombre y unidad (${percent} %)`,
      byPerson: 'Confirmada por usted',
      alone: 'Solo en un sitio',
    },
  },
  sheets: { analysis: 'Análisis de mercado' },
  directories: { 'product-research': 'Investigación de productos' } as Record<string, string>,
}
