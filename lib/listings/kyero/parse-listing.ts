import type { FeedListing } from '@/content/types/feed-listing';
import type { Operation, RegionId } from '@/content/types/listing';
import { provinceNamed } from '@/lib/listings/place/province';
import { isNearLand } from '@/lib/map/near-land';
import { parsePrice } from '@/lib/text/parse-price';
import type { FeedProblem } from './feed-problem';
import { propertyReader, printableText, type PropertyReader } from './property-reader';
import { findArea } from './find-area';
import { isUnsaid, newBuildOf } from './flag-terms';
import { isLessThanWhole, isWholeOwnership } from './ownership-terms';
import { poolOf } from './pool-terms';
import { frequencyOf } from './frequency-terms';
import { isEuro, statusOf, typeOf } from './kyero-terms';
import type { FeedProperty } from './parse-properties';
import { isSpain, leavesRegionToTown, regionOf } from './place-terms';
import { readDay } from './read-day';
import { readEnergyClass, readFlag, readRooms, readSize, readUsableArea } from './read-facts';
import { readImages } from './read-images';
import { distanceKm, isInRegion, readPoint, type Point } from './read-point';
import { readDescription, readFeatures, readOtherTexts, readOwnershipDoubt } from './read-texts';
import { withoutZeros } from './without-zeros';

const MAX_ADDRESS = 500;

function readMediaAddress({ noteGiven, words }: PropertyReader, field: string): string | null {
  const text = words(field);
  if (text === '') return null;
  const address = URL.canParse(text) ? new URL(text) : null;
  if (address?.protocol === 'https:' && address.href.length <= MAX_ADDRESS && !address.username) return address.href;
  noteGiven(field, 'mediaAddress');
  return null;
}

/** EUR, monthly for rentals. Prices outside are placeholders. */
const PRICES = { sale: { from: 5_000, to: 60_000_000 }, rent: { from: 100, to: 100_000 } } as const;
const STAND_IN = /^(?:1{5,}|9{7,}|12345(?:6(?:78?)?)?)$/;
const BY_MONTH =
  /(?:\s*[/.]\s*|\s+(?:al|por|per|a|pro|im|par)\s+|\s*)(?:mes|month(?:ly)?|mensual(?:es)?|pcm|pm|monat|monatlich|mois|maand)\.?\s*$/i;
const MAX_KM = 20;

type ParsedListing = Readonly<{
  listing: FeedListing | null;
  problems: readonly FeedProblem[];
  notes: readonly FeedProblem[];
}>;

/** Only price, currency, period, ownership, type and place cause refusal. */
export function parseListing(property: FeedProperty): ParsedListing {
  const reader = propertyReader(property);
  const { allWords, note, noteGiven, notes, problems, refuseGiven, words } = reader;
  const reference = words('ref');
  if (reference === '') refuseGiven('ref', 'needsReference');
  const id = words('id');
  if (id === '') noteGiven('id', 'knownByReference');

  for (const field of ['part_ownership', 'leasehold']) {
    if (!isWholeOwnership(words(field))) refuseGiven(field, 'wholeHomes');
  }
  // Not in Kyero.
  for (const field of ['ownership', 'tenure']) if (isLessThanWhole(words(field))) refuseGiven(field, 'wholeHomes');
  const { isNewBuildSale, operation, price } = readPrice(reader);
  const types = allWords('type');
  const type = types.some(isLessThanWhole) ? undefined : types.flatMap((word) => typeOf(word) ?? [])[0];
  if (!type) refuseGiven('type', 'type');
  const status = statusOf(words('status'));
  if (!status) refuseGiven('status', 'status');
  const where = readPlace(reader);
  const updated = readDay(words('date'));
  if (!updated) noteGiven('date', 'day');

  if (!operation || !type || !status || problems.length > 0) return { listing: null, problems, notes };
  const builtArea = readSize(reader, 'surface_area/built');
  const description = readDescription(reader);
  const listing: FeedListing = {
    feedId: id || reference,
    reference,
    updated,
    operation,
    status,
    type,
    isNewBuild: readFlag(reader, 'new_build', newBuildOf, false) || isNewBuildSale,
    hasOwnershipDoubt: operation === 'sale' && readOwnershipDoubt(reader),
    price,
    ...where,
    bedrooms: readRooms(reader, 'beds', type),
    bathrooms: readRooms(reader, 'baths', type),
    pool: readFlag(reader, 'pool', poolOf, null),
    builtArea,
    usableArea: readUsableArea(reader, builtArea),
    plotArea: readSize(reader, 'surface_area/plot'),
    energy: {
      consumption: readEnergyClass(reader, 'energy_rating/consumption'),
      emissions: readEnergyClass(reader, 'energy_rating/emissions'),
    },
    description,
    otherTexts: readOtherTexts(reader, description),
    features: readFeatures(reader),
    images: readImages(property.fields, note),
    video: readMediaAddress(reader, 'video_url'),
    tour: readMediaAddress(reader, 'virtual_tour_url'),
  };
  return { listing, problems, notes };
}

function readPrice(reader: PropertyReader) {
  const { noteGiven, refuseGiven, words } = reader;
  if (!isEuro(words('currency'))) refuseGiven('currency', 'currency');
  const [amount = '', month] = words('price').split(BY_MONTH);
  const price = Math.round(parsePrice(withoutZeros(amount.replace(/[;.]$/, ''))) ?? 0);
  const { isNewBuildSale, operation } = readOperation(reader, { price, isByMonth: month !== undefined });
  if (operation === 'sale' && month !== undefined) refuseGiven('price', 'monthOfSale');
  const { from, to } = PRICES[operation ?? 'sale'];
  if (price === 0) refuseGiven('price', 'amount');
  else if (STAND_IN.test(String(price))) refuseGiven('price', 'standIn');
  else if (operation && (price < from || price > to)) refuseGiven('price', 'priceRange', { operation, from, to });
  if (isNewBuildSale && newBuildOf(words('new_build')) === false && words('new_build') !== '')
    noteGiven('price_freq', 'newBuildSale');
  return { isNewBuildSale, operation, price };
}

type Operated = Readonly<{ operation?: Operation; isNewBuildSale: boolean }>;

function readOperation(
  { allWords, noteGiven, refuseGiven }: PropertyReader,
  { isByMonth, price }: Readonly<{ price: number; isByMonth: boolean }>,
): Operated {
  const sale = { operation: 'sale', isNewBuildSale: false } as const;
  const rent = { operation: 'rent', isNewBuildSale: false } as const;
  const said = allWords('price_freq');
  if (said.length === 0) {
    if (isByMonth) return rent;
    if (price > PRICES.rent.to) {
      noteGiven('price_freq', 'takenForSale');
      return sale;
    }
    refuseGiven('price_freq', 'frequency');
    return { isNewBuildSale: false };
  }
  const read = said.map(frequencyOf);
  const [first] = read;
  const isOne = first !== undefined && read.every((one) => one?.kind === first.kind);
  if (!isOne || first.kind === 'otherPeriod') {
    refuseGiven('price_freq', isOne ? 'period' : 'frequency');
    return { isNewBuildSale: false };
  }
  if (first.kind === 'sale') return { ...sale, isNewBuildSale: first.isNewBuild };
  if (!first.isMonthSaid && !isByMonth) noteGiven('price_freq', 'takenForMonth');
  return rent;
}

type Where = Pick<FeedListing, 'latitude' | 'longitude' | 'place' | 'province' | 'provinceId' | 'region' | 'town'>;

function readPlace(reader: PropertyReader): Where {
  const { note, noteGiven, refuse, refuseGiven, words } = reader;
  if (!isSpain(words('country'))) refuseGiven('country', 'country');
  const [province, town, place] = [words('province'), words('town'), words('location_detail') || null];
  if (isUnsaid(town) || !/\p{L}.*\p{L}/u.test(town)) refuseGiven('town', 'needsTown');
  const named = regionOf(province);
  const area = findArea({ place, region: named ?? null, town });
  const region = named ?? (leavesRegionToTown(province) ? area?.region : undefined) ?? null;
  if (!region) noteGiven('province', 'province');
  const point = readLocation(reader);
  if (point) refuseContradiction(point, area, region);
  const isAtSea = point !== null && region !== null && !isNearLand([point.latitude, point.longitude]);
  if (isAtSea) note('location', 'atSea', { point: `${point.latitude}, ${point.longitude}` });
  const { latitude, longitude } = (isAtSea ? null : point) ?? { latitude: null, longitude: null };
  return { province, provinceId: provinceNamed(province), town, place, region, latitude, longitude };

  /** Neither place nor coordinates can be trusted. */
  function refuseContradiction(at: Point, known: typeof area, inRegion: RegionId | null) {
    const shown = `${at.latitude}, ${at.longitude}`;
    const distance = known ? Math.round(distanceKm(at, known.centre)) : 0;
    if (known && distance > MAX_KM) refuse('location', 'farAway', { point: shown, distance, place: known.name });
    else if (inRegion && !isInRegion(at, inRegion))
      refuse('location', 'elsewhere', { point: shown, place: province || town });
  }
}

function readLocation({ note, words }: PropertyReader): Point | null {
  const [latitude, longitude] = [words('location/latitude'), words('location/longitude')];
  const reading = readPoint(latitude, longitude);
  if (reading.kind === 'unreadable') note('location', 'point', { point: printableText(`${latitude}, ${longitude}`) });
  if (reading.kind !== 'point') return null;
  if (reading.isTurned) note('location', 'turned');
  return reading.point;
}
