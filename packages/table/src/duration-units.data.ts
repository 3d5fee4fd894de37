/** `letter` as ISO 8601 writes it, behind a T where `isTime`. */
export type DurationUnit = { letter: string; seconds: number; isTime: boolean }

const DAY = 86_400

/** Units of time by every word for them, folded. */
export const durationUnits: Record<string, DurationUnit> = Object.fromEntries(
  (
    [
      ['ano anos year years yr yrs an ans annee annees jahr jahre anno anni jaar jaren', 'Y', 365.25 * DAY, false],
      ['mes meses month months mths mth mo mos mois monat monate mese mesi maand maanden', 'M', 30.4375 * DAY, false],
      ['semana semanas week weeks wk wks semaine semaines woche wochen settimana settimane weken', 'W', 7 * DAY, false],
      ['dia dias day days d jour jours tag tage giorno giorni dagen', 'D', DAY, false],
      ['hora horas hour hours hr hrs hs h heure heures stunde stunden std ora ore uur', 'H', 3600, true],
      ['minuto minutos minute minutes mins min minuten minuti', 'M', 60, true],
      ['segundo segundos second seconds secs sec segs seg s sekunden sek seconde secondes', 'S', 1, true],
    ] as const
  ).flatMap(([words, letter, seconds, isTime]) =>
    words.split(' ').map((word): [string, DurationUnit] => [word, { letter, seconds, isTime }]),
  ),
)
