/** `letter` as ISO 8601 writes it, behind a T where `isTime`. */
type DurationUnit = { letter: string; seconds: number; isTime: boolean }

const DAY = 86_400

/** Units of time by every word for them, folded. */
export const durationUnits: Record<string, DurationUnit> = Object.fromEntries(
  (
    [
      [
        'ano anos year years yr yrs an ans annee annees jahr jahre anno anni jaar jaren ar ev lat lata rok vuosi vuotta',
        'Y',
        365.25 * DAY,
        false,
      ],
      [
        'mes meses month months mths mth mo mos mois monat monate mese mesi maand maanden mnd maned maneder manad manader kuukausi kuukautta honap miesiac miesiace miesiecy',
        'M',
        30.4375 * DAY,
        false,
      ],
      [
        'semana semanas week weeks wk wks semaine semaines woche wochen settimana settimane weken uke uker uge uger vecka veckor het viikko viikkoa tydzien tygodnie tygodni',
        'W',
        7 * DAY,
        false,
      ],
      [
        'dia dias day days d jour jours tag tage giorno giorni gg dd dagen dag dager dage dagar nap paiva paivaa dzien dni',
        'D',
        DAY,
        false,
      ],
      [
        'hora horas hour hours hr hrs hs h heure heures stunde stunden std ora ore uur timer timme timmar tunti tuntia godzina godziny godzin',
        'H',
        3600,
        true,
      ],
      [
        'minuto minutos minute minutes mins min minuten minuti minuut minuter minutter perc minuta minuty minut minuutti minuuttia',
        'M',
        60,
        true,
      ],
      [
        'segundo segundos second seconds secs sec segs seg s sekunden sek seconde secondes sekunder sekunda sekundy sekuntia masodperc secondi seconden',
        'S',
        1,
        true,
      ],
    ] as const
  ).flatMap(([words, letter, seconds, isTime]) =>
    words.split(' ').map((word): [string, DurationUnit] => [word, { letter, seconds, isTime }]),
  ),
)
