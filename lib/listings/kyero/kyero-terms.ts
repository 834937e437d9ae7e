import { foldText } from '@/lib/text/fold-text';
import { hasWords } from '@/lib/text/has-words';
import { isLessThanWhole } from './ownership-terms';
import { feedStatuses, type FeedListing } from '@/content/types/feed-listing';
import type { FeatureId } from '@/content/types/listing';
import { propertyTypeFacts, propertyTypes, type PropertyType } from '@/content/types/property-type';

const types: ReadonlyMap<string, PropertyType> = new Map(
  propertyTypes.flatMap((type) => propertyTypeFacts[type].feedNames.map((name) => [name, type] as const)),
);

/** Rooms, boats and entire buildings, which the agency does not sell or let. */
const UNKNOWN_TYPE =
  /\b(garage|garaje|parking|storage|trastero|mobile|movil|caravan|caravana|boat|barco|room|habitacion|(?:apart)?hotel|hostal|hostel|pension|camping|building|edificio|blocks?|bloques?|complex|complejo)\b/;
const DETAIL = / (?:with|con|near|by|in|en|and|y|for|para) .*/;

export function typeOf(word: string): PropertyType | undefined {
  if (isLessThanWhole(word)) return undefined;
  const folded = foldText(word);
  const exact = types.get(folded);
  const head = folded.replace(DETAIL, '');
  if (exact || UNKNOWN_TYPE.test(head)) return exact;
  // Longest first: `ground floor apartment` before `apartment`.
  const names = [...types.keys()].filter((name) => hasWords(head, name));
  const singular = head.replace(/(?<=[a-z]{3})s\b/g, '');
  if (names.length === 0 && singular !== folded) return typeOf(singular);
  const longest = names.toSorted((one, other) => other.length - one.length)[0];
  const named = new Set(names.map((name) => types.get(name)));
  // `Villa plot` is ambiguous between house and land.
  if (longest === undefined || (named.has('land') && named.size > 1)) return undefined;
  return types.get(longest);
}

/** Also accepts a missing currency. */
export function isEuro(currency: string): boolean {
  const words = foldText(currency.replace(/€uro?s?/gi, 'eur').replaceAll('€', ' eur '));
  return words === '' ? currency.trim() === '' : /^(?:(?:eur|euros?|978)(?: |$))+$/.test(words);
}

/** Kyero has no state; agency programs add a custom `<status>`. */
const states: Readonly<Record<FeedListing['status'], readonly string[]>> = {
  available: [
    ...['', 'available', 'for sale', 'for rent', 'to let', 'active', 'on market', 'on the market', 'published', 'live'],
    ...[
      'available now',
      'available immediately',
      'disponible',
      'en venta',
      'en alquiler',
      'activo',
      'activa',
      'publicado',
      'publicada',
    ],
    ...['new', 'nuevo', 'nueva', 'price reduced', 'reduced', 'rebajado', 'rebajada', 'exclusive', 'exclusiva'],
    ...['verfugbar', 'zu verkaufen', 'zu vermieten', 'beschikbaar', 'te koop', 'te huur', 'a vendre', 'a louer'],
  ],
  // Sold subject to contract: agreed but not sold yet.
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
    ...[
      'sale pending',
      'offer accepted',
      'oferta aceptada',
      'en negociacion',
      'arras',
      'con arras',
      'senal',
      'reserviert',
      'reserve',
      'sous offre',
      'gereserveerd',
      'onder bod',
    ],
  ],
  sold: [
    ...['sold', 'let', 'rented', 'completed', 'vendido', 'vendida', 'alquilado', 'alquilada', 'verkauft', 'vermietet'],
    ...['vendu', 'vendue', 'loue', 'louee', 'verkocht', 'verhuurd'],
  ],
  withdrawn: [
    ...['withdrawn', 'off market', 'inactive', 'archived', 'expired', 'unpublished'],
    ...['not available', 'no longer available', 'unavailable', 'on hold', 'suspended', 'deleted', 'draft'],
    ...['retirado', 'retirada', 'baja', 'inactivo', 'inactiva', 'no disponible', 'eliminado', 'eliminada', 'borrador'],
    ...['coming soon', 'proximamente', 'paused', 'pausado', 'pausada', 'suspendido', 'suspendida', 'baja temporal'],
    ...['nicht verfugbar', 'zuruckgezogen', 'indisponible', 'retire', 'ingetrokken', 'niet beschikbaar'],
  ],
};

export function statusOf(word: string): FeedListing['status'] | undefined {
  const folded = foldText(word);
  return feedStatuses.find((status) => states[status].includes(folded));
}

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
