import { foldText } from '@/lib/text/fold-text';

const USED = /\b(?:second hand|segunda mano|seconde main|seconda mano|tweedehands|used|usad[ao])\b/;

/** A long season is no holiday. */
const LONG_SEASON = /\b(?:ll?arga temporada|temporada ll?arga|long season|longue saison)\b/;

const wordSet = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));

/** Folded words: English, Spanish, German, French, Dutch, Italian, Catalan. */
const vocabulary = {
  sale: wordSet(
    'sale sales sell selling buy purchase resale resales',
    'venta ventas vende vender compra comprar compraventa reventa',
    'verkauf verkaufen kauf kaufen kaufpreis vente ventes vendre achat acheter revente',
    'koop kopen verkoop verkopen koopprijs vendita vendite vendesi vendere acquisto compravendita',
    'venda vendes',
  ),
  newBuild: wordSet(
    'new newbuild build construction development developments off plan',
    'nueva nuevo obra construccion promocion sobre plano',
    'neubau erstbezug neuf neuve neufs programme nieuwbouw nuova nuovo costruzione costruzioni nou nova',
  ),
  rent: wordSet(
    'rent rents rental rentals renting let lets letting lettings',
    'alquiler alquileres alquila alquilar arrendamiento arriendo renta lloguer llogar',
    'miete mieten vermieten vermietung kaltmiete warmmiete location locations louer loyer bail',
    'huur huren verhuur verhuren huurprijs affitto affitti affittasi affittare locazione canone',
    'langzeitmiete dauermiete',
  ),
  month: wordSet(
    'month months monthly pcm pm mes meses mensual mensuales mensualmente mensualidad',
    'monat monate monatlich monatsmiete mois mensuel mensuelle mensuellement',
    'maand maanden maandelijks mnd maandhuur mese mesi mensile mensili mensilmente',
  ),
  other: wordSet(
    'week weeks weekly pw day days daily night nights nightly year years yearly annual annually pa short holiday',
    'holidays vacation vacations season seasonal tourist tourism weekend',
    'semana semanas semanal dia dias diario noche noches ano anos anual anualmente corta corto vacacional',
    'vacacionales vacaciones temporada turistico turistica turisticos fin',
    'woche wochen wochentlich wochenmiete tag tage taglich nacht nachte jahr jahre jahrlich ferien urlaub',
    'ferienvermietung ferienmiete kurzzeitmiete kurzzeitvermietung kurzzeit saison saisonmiete jahresmiete',
    'semaine semaines hebdomadaire jour jours journalier nuit nuits nuitee an ans annee annuel annuelle courte',
    'vacances saisonnier saisonniere saisonnieres touristique',
    'weken wekelijks dag dagen dagelijks nachten jaar jaren jaarlijks korte vakantie vakantieverhuur vakanties',
    'seizoen seizoensverhuur toeristisch',
    'settimana settimane settimanale giorno giorni giornaliero notte notti anno anni annuale breve brevi vacanza',
    'vacanze stagionale turistico turistica turistici turistiche',
  ),
  /** Not for holidays. */
  long: wordSet('long longterm larga largo lang langfristig langzeit dauer longue lange lungo lunga llarga'),
  filler: wordSet(
    'for to the a by per pro of in on at term terms duration only price calendar p re',
    'en al a la de del por se plazo termino duracion estancia precio particular',
    'zu zum zur im auf frist fristig preis du des d le les l par duree terme prix',
    'te het een op termijn duur prijs di da il lo all per termine durata prezzo',
  ),
} as const;

const NEW_BUILD = wordSet('newbuild neubau nieuwbouw');

type Kind = keyof typeof vocabulary;

const kinds = Object.keys(vocabulary) as readonly Kind[];

type Frequency =
  | Readonly<{ kind: 'sale'; isNewBuild: boolean }>
  /** `isMonthSaid`: otherwise the month is assumed. */
  | Readonly<{ kind: 'rent'; isMonthSaid: boolean }>
  | Readonly<{ kind: 'otherPeriod' }>;

/** Returns undefined for unknown words, and for sale and rent together. */
export function frequencyOf(text: string): Frequency | undefined {
  const words = foldText(text)
    .replace(USED, ' ')
    .replace(LONG_SEASON, 'larga')
    .replace(/\bp m\b/, 'pm')
    .trim()
    .split(' ');
  const said = new Set<Kind>();
  for (const word of words) {
    const kind = kinds.find((one) => vocabulary[one].has(word));
    if (!kind) return undefined;
    said.add(kind);
  }
  if (said.has('sale')) {
    const isClear = ['rent', 'month', 'other', 'long'].every((kind) => !said.has(kind as Kind));
    return isClear ? { kind: 'sale', isNewBuild: said.has('newBuild') } : undefined;
  }
  if (said.has('newBuild')) {
    const isNamed = said.size === 1 && (words.length > 1 || NEW_BUILD.has(words[0] ?? ''));
    return isNamed ? { kind: 'sale', isNewBuild: true } : undefined;
  }
  if (said.has('other')) return { kind: 'otherPeriod' };
  const isRent = said.has('rent') || said.has('month') || said.has('long');
  return isRent ? { kind: 'rent', isMonthSaid: said.has('month') } : undefined;
}
