import type { FeedListing } from '@/content/types/feed-listing';
import type { RegionId } from '@/content/types/listing';
import { parsePrice } from '@/lib/text/parse-price';
import type { FeedProblem } from './feed-problem';
import { propertyReader, printable, type PropertyReader } from './property-reader';
import { findArea } from './find-area';
import {
  flagOf,
  isEuro,
  isSpain,
  isWholeOwnership,
  operationOf,
  poolOf,
  regionOf,
  statusOf,
  typeOf,
} from './kyero-terms';
import type { FeedProperty } from './parse-properties';
import { readDay } from './read-day';
import { readEnergyClass, readFlag, readRooms, readSize } from './read-facts';
import { readImages } from './read-images';
import { readMediaAddress } from './read-media-address';
import { distanceKm, isInRegion, readPoint, type Point } from './read-point';
import { readDescription, readFeatures } from './read-texts';

/** EUR: a price outside stands for another thing (`1`, `99999999`: on request). Rent by the month. */
const PRICES = { sale: { from: 5_000, to: 60_000_000 }, rent: { from: 100, to: 100_000 } } as const;
const MAX_ID = 50;
/** `1.250 €/mes`: what follows the amount. */
const BY_MONTH = /(?:\s*[/.]\s*|\s+(?:al|por|per|a)\s+|\s*)(?:mes|month(?:ly)?|mensual(?:es)?|pcm|pm)\.?\s*$/i;
/** Of a listing from the middle of its area. */
const MAX_KM = 20;

type ParsedListing = Readonly<{
  listing: FeedListing | null;
  problems: readonly FeedProblem[];
  notes: readonly FeedProblem[];
}>;

/**
 * A listing, with notes on what was left out of it; or none, with what is wrong. Only what would mislead a buyer
 * refuses it: price, currency, period, ownership, type, place.
 */
export function parseListing(property: FeedProperty): ParsedListing {
  const reader = propertyReader(property);
  const { is, note, notes, problems, refuse, words } = reader;
  const reference = words('ref');
  if (reference === '') refuse('ref', 'is missing: a home needs its reference');
  const id = words('id').slice(0, MAX_ID);
  if (id === '') note('id', 'is missing: the home is known by its reference');

  for (const field of ['part_ownership', 'leasehold']) {
    if (!isWholeOwnership(words(field))) refuse(field, `${is(field)}: we sell whole homes with their land only`);
  }
  const { operation, price } = readPrice(reader);
  const type = typeOf(words('type'));
  if (!type) refuse('type', `${is('type')}: that is no type of home we know`);
  const status = statusOf(words('status'));
  if (!status) refuse('status', `${is('status')}: a state is available, reserved, sold or withdrawn`);
  const where = readPlace(reader);
  const updated = readDay(words('date'));
  if (!updated) note('date', `${is('date')}: left out, it is no day up to today`);

  if (!operation || !type || !status || problems.length > 0) return { listing: null, problems, notes };
  const listing: FeedListing = {
    feedId: id || reference.slice(0, MAX_ID),
    reference,
    updated,
    operation,
    status,
    type,
    isNewBuild: readFlag(reader, 'new_build', flagOf, false),
    price,
    ...where,
    bedrooms: readRooms(reader, 'beds', type),
    bathrooms: readRooms(reader, 'baths', type),
    pool: readFlag(reader, 'pool', poolOf, null),
    builtArea: readSize(reader, 'built'),
    plotArea: readSize(reader, 'plot'),
    energy: {
      consumption: readEnergyClass(reader, 'energy_rating/consumption'),
      emissions: readEnergyClass(reader, 'energy_rating/emissions'),
    },
    description: readDescription(reader),
    features: readFeatures(reader),
    images: readImages(property.fields, note),
    video: readMediaAddress(reader, 'video_url'),
    tour: readMediaAddress(reader, 'virtual_tour_url'),
  };
  return { listing, problems, notes };
}

function readPrice({ is, note, refuse, words }: PropertyReader) {
  if (!isEuro(words('currency'))) refuse('currency', `${is('currency')}: it must be EUR`);
  const [amount = '', month] = words('price').split(BY_MONTH);
  const price = Math.round(parsePrice(amount) ?? 0);
  const frequency = words('price_freq');
  const isUnsaid = frequency === '' && month === undefined && price > PRICES.rent.to;
  const operation = isUnsaid ? 'sale' : operationOf(frequency, month !== undefined);
  if (isUnsaid) note('price_freq', 'price_freq is missing: taken for a sale, no rent by the month is that high');
  if (!operation) refuse('price_freq', `${is('price_freq')}: it must be sale, or month for a rent by the month`);
  if (operation === 'sale' && month !== undefined) refuse('price', `${is('price')}: a price of a sale has no month`);
  const { from, to } = PRICES[operation ?? 'sale'];
  const kind = operation === 'rent' ? 'rent by the month' : 'price';
  if (price === 0) refuse('price', `${is('price')}: it must be one amount in euros`);
  else if (operation && (price < from || price > to))
    refuse('price', `${is('price')}: a ${kind} is between ${from} and ${to} euros`);
  return { operation, price };
}

type Where = Pick<FeedListing, 'latitude' | 'longitude' | 'place' | 'province' | 'region' | 'town'>;

function readPlace(reader: PropertyReader): Where {
  const { is, note, refuse, words } = reader;
  if (!isSpain(words('country'))) refuse('country', `${is('country')}: it must be Spain`);
  const [province, town, place] = [words('province'), words('town'), words('location_detail') || null];
  if (town === '') refuse('town', 'is missing: a home needs its town');
  const named = regionOf(province);
  const area = findArea({ place, region: named ?? null, town });
  const region = named ?? (province === '' ? area?.region : undefined) ?? null;
  if (!region) {
    const regions = 'Catalonia, Comunitat Valenciana, Madrid';
    note('province', `${is('province')}: it is in no region whose taxes we know (${regions})`);
  }
  const point = readLocation(reader);
  if (point) refuseContradiction(point, area, region);
  return { province, town, place, region, latitude: point?.latitude ?? null, longitude: point?.longitude ?? null };

  /** Of a place and coordinates that contradict it nobody can tell which is right. */
  function refuseContradiction(at: Point, known: typeof area, inRegion: RegionId | null) {
    const shown = `${at.latitude}, ${at.longitude}`;
    const distance = known ? Math.round(distanceKm(at, known.centre)) : 0;
    if (known && distance > MAX_KM)
      refuse('location', `${shown} is ${distance} km from ${known.name}: one of them is wrong`);
    else if (inRegion && !isInRegion(at, inRegion))
      refuse('location', `${shown} is not in ${province || town}: one of them is wrong`);
  }
}

function readLocation({ note, words }: PropertyReader): Point | null {
  const [latitude, longitude] = [words('location/latitude'), words('location/longitude')];
  const reading = readPoint(latitude, longitude);
  if (reading.kind === 'unreadable')
    note('location', `is “${printable(`${latitude}, ${longitude}`)}”: left out, it is no point in Spain`);
  if (reading.kind !== 'point') return null;
  if (reading.isTurned) note('location', 'has latitude and longitude the wrong way round: read as meant');
  return reading.point;
}
