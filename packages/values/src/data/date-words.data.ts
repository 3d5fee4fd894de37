/** Month names and usual short forms, folded (no accents, lower case), in the languages our pages come in. */
export const monthNumbers: Record<string, number> = Object.fromEntries(
  [
    'enero ene january jan janeiro janvier janv gennaio gen januar janner gener januari',
    'febrero feb february fevereiro fev fevrier fevr febbraio februar febrer februari',
    'marzo mar march marco mars marz maerz mrz maart mrt',
    'abril abr april apr avril avr aprile',
    'mayo may maio mai maggio mag maig mei',
    'junio jun june junho juin giugno giu juni juny',
    'julio jul july julho juillet juil luglio lug juli juliol',
    'agosto ago august aug aout agost augustus',
    'septiembre setiembre sep sept set september setembro septembre settembre',
    'octubre oct october outubro out octobre ottobre ott oktober okt',
    'noviembre nov november novembro novembre',
    'diciembre dic december dec dezembro dez decembre dicembre dezember desembre',
  ].flatMap((names, index) => names.split(' ').map(name => [name, index + 1] as const)),
)

/** Weekdays, folded; they say nothing that the day itself does not. */
export const weekdayNames = new Set(
  (
    'lunes martes miercoles jueves viernes sabado domingo lun mie jue vie sab dom ' +
    'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun ' +
    'segunda terca quarta quinta sexta seg ter qua qui sex feira segunda-feira terca-feira quarta-feira quinta-feira sexta-feira ' +
    'montag dienstag mittwoch donnerstag freitag samstag sonntag mo di mi do fr sa so ' +
    'lunedi martedi mercoledi giovedi venerdi sabato domenica mer gio ven jeu sam dim ' +
    'lundi mardi mercredi jeudi vendredi samedi dimanche maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ma wo vr za zo ' +
    'dilluns dimarts dimecres dijous divendres dissabte diumenge'
  ).split(' '),
)
