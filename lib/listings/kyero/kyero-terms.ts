import { foldText } from '@/lib/text/fold-text';
import { feedStatuses, type FeedListing } from '@/content/types/feed-listing';
import type { FeatureId, Operation, RegionId } from '@/content/types/listing';
import { propertyTypeFacts, propertyTypes, type PropertyType } from '@/content/types/property-type';

const types: ReadonlyMap<string, PropertyType> = new Map(
  propertyTypes.flatMap((type) => propertyTypeFacts[type].feedNames.map((name) => [name, type] as const)),
);

/** Words of a province, and of what exporters write in its place; each is looked for as a whole word. */
const provinces: Readonly<Record<RegionId, readonly string[]>> = {
  catalonia: [
    ...['barcelona', 'girona', 'gerona', 'lleida', 'lerida', 'tarragona', 'cataluna', 'catalunya', 'catalonia'],
    ...['costa brava', 'costa dorada', 'costa daurada', 'maresme'],
  ],
  'valencian-community': [
    ...['alicante', 'alacant', 'valencia', 'castellon', 'castello', 'costa blanca', 'costa azahar'],
    ...['comunidad valenciana', 'comunitat valenciana', 'valencian community', 'valencian country'],
  ],
  madrid: ['madrid'],
};

/** Rooms, boats and rights: not homes that we sell or let. */
const UNKNOWN_TYPE =
  /\b(garage|garaje|parking|storage|trastero|mobile|caravan|caravana|boat|barco|room|habitacion|hotel|hostal|timeshare|multipropiedad|share|nuda|usufruct|usufructo|building|edificio)\b/;
/** What follows describes the listing. */
const DETAIL = / (?:with|con|near|by|in|en|and|y) .*/;

/** Of a word or a phrase, `Apartment with terrace`. */
export function typeOf(word: string): PropertyType | undefined {
  const folded = foldText(word);
  const exact = types.get(folded);
  const head = folded.replace(DETAIL, '');
  if (exact || UNKNOWN_TYPE.test(head)) return exact;
  // The longest name in it: `ground floor apartment` before `apartment`.
  const names = [...types.keys()].filter((name) => hasWords(head, name));
  const longest = names.toSorted((one, other) => other.length - one.length)[0];
  return longest === undefined ? undefined : types.get(longest);
}

const hasWords = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `);

/** Tax region of a province; undefined if it names none, or two. */
export function regionOf(province: string): RegionId | undefined {
  const folded = foldText(province);
  const found = (Object.keys(provinces) as RegionId[]).filter((region) =>
    provinces[region].some((name) => hasWords(folded, name)),
  );
  return found.length === 1 ? found[0] : undefined;
}

const SPAIN =
  /^(?:(?:kingdom of |reino de )?(?:spain|espana|espanya)|es|esp|spanien|espagne|spanje|spagna|espanha|spania|hiszpania|ispanija|ispaniya|spanija)?$/;

export const isSpain = (country: string): boolean => SPAIN.test(foldText(country));

const EURO = /^(?:€|eur|euros?|eur €|€ eur)?$/;

export const isEuro = (currency: string): boolean => EURO.test(currency.trim().toLowerCase());

const SALE = ['sale', 'for sale', 'resale', 'sell', 'buy', 'venta', 'en venta', 'compra', 'compraventa'];
const MONTH = [
  ...['month', 'monthly', 'per month', 'a month', 'months', 'pm', 'p m', 'pcm', 'per calendar month', 'calendar month'],
  ...['mes', 'al mes', 'por mes', 'mensual', 'mensualmente', 'mensualidad', 'alquiler mensual', 'alquiler al mes'],
  ...['rent month', 'rent per month', 'monthly rent', 'mensuel', 'monat', 'monatlich'],
];
/** A letting that does not say by what. */
const RENT = ['', 'rent', 'for rent', 'rental', 'to let', 'let', 'letting', 'alquiler', 'en alquiler', 'long term'];

/** Undefined for lettings by the week, and for those that do not say by what, unless their price is `isByMonth`. */
export function operationOf(frequency: string, isByMonth = false): Operation | undefined {
  const folded = foldText(frequency);
  if (SALE.includes(folded)) return 'sale';
  return MONTH.includes(folded) || (isByMonth && RENT.includes(folded)) ? 'rent' : undefined;
}

const YES = ['1', 'yes', 'y', 'true', 'si', 's', 'verdadero', 'on'];
const NO = ['', '0', 'no', 'n', 'false', 'none', 'ninguno', 'ninguna', 'falso', 'off'];

/** Undefined if it says neither yes nor no. */
export function flagOf(word: string): boolean | undefined {
  // `1.0` of a spreadsheet.
  const folded = foldText(word.replace(/^([01])\.0+$/, '$1'));
  // Signs alone (`✔`, `?`) fold to nothing.
  if (folded === '' && word.trim() !== '') return undefined;
  if (YES.includes(folded)) return true;
  return NO.includes(folded) ? false : undefined;
}

/** Words for sole ownership with its land. */
export const isWholeOwnership = (word: string): boolean =>
  flagOf(word) === false || /^(?:freehold|full(?: ownership)?|pleno dominio|plena propiedad)$/.test(foldText(word));

/** `pool`: of the home alone. Undefined if unclear. */
export function poolOf(word: string): FeedListing['pool'] | undefined {
  const folded = foldText(word);
  const flag = flagOf(word);
  if (flag !== undefined) return flag ? 'pool' : null;
  if (/\b(communal|community|comunitaria|comunal|shared|compartida)\b/.test(folded)) return 'shared-pool';
  return /^(?:[2-9]|private(?: pool)?|privada|propia|own|pool|piscina|piscina privada)$/.test(folded)
    ? 'pool'
    : undefined;
}

/** Kyero has no state; agency programs add `<status>` in words of their own. */
const states: Readonly<Record<FeedListing['status'], readonly string[]>> = {
  available: [
    ...['', 'available', 'for sale', 'for rent', 'to let', 'active', 'on market', 'on the market', 'published', 'live'],
    ...['disponible', 'en venta', 'en alquiler', 'activo', 'activa', 'publicado', 'publicada'],
  ],
  // Sold subject to contract: agreed, and not sold yet.
  reserved: [
    ...[
      'reserved',
      'under offer',
      'under contract',
      'sale agreed',
      'let agreed',
      'sold stc',
      'sstc',
      'stc',
      'deposit paid',
    ],
    ...['sold subject to contract', 'subject to contract', 'reservado', 'reservada', 'bajo oferta', 'en reserva'],
  ],
  sold: ['sold', 'let', 'rented', 'completed', 'vendido', 'vendida', 'alquilado', 'alquilada'],
  withdrawn: [
    ...['withdrawn', 'off market', 'inactive', 'archived', 'expired', 'unpublished'],
    ...['retirado', 'retirada', 'baja', 'inactivo', 'inactiva', 'no disponible'],
  ],
};

export function statusOf(word: string): FeedListing['status'] | undefined {
  const folded = foldText(word);
  return feedStatuses.find((status) => states[status].includes(folded));
}

/** Words for features beside our own labels. */
export const featureWords: Partial<Record<FeatureId, readonly string[]>> = {
  pool: ['swimming pool', 'private pool', 'piscina privada'],
  'shared-pool': ['communal pool', 'community pool', 'piscina comunitaria'],
  garage: ['parking', 'private parking', 'covered parking', 'parking space', 'aparcamiento', 'plaza de garaje'],
  lift: ['elevator'],
  'air-conditioning': ['air con', 'a c', 'aire acondicionado'],
  heating: ['central heating', 'underfloor heating', 'calefaccion central'],
  'sea-view': ['sea views', 'vistas al mar'],
  'mountain-view': ['mountain views', 'vistas a la montana'],
  'storage-room': ['storage', 'storeroom', 'trastero'],
  'fitted-wardrobes': ['built in wardrobes', 'fitted closets'],
  'fitted-kitchen': ['equipped kitchen', 'cocina equipada'],
  terrace: ['private terrace', 'solarium', 'roof terrace'],
  garden: ['private garden', 'jardin privado'],
  furnished: ['fully furnished', 'amueblado'],
  'solar-panels': ['solar energy', 'photovoltaic panels'],
};
