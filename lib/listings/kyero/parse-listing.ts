import { plainText } from '@/lib/text/plain-text';
import type { FeedListing } from '@/content/types/feed-listing';
import { regionOf, statusOf, typeOf } from './kyero-terms';
import { feedListingSchema } from './feed-listing-schema';
import type { FeedProblem } from './feed-problem';
import { listingName, type FeedProperty } from './parse-properties';

/** Last change (Kyero v3). */
const DATE = /^((?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])) (?:[01]\d|2[0-4]):[0-5]\d:[0-5]\d$/;

/** Feed names of our fields, for messages. */
const feedFields: Readonly<Record<string, string>> = {
  feedId: 'id',
  reference: 'ref',
  updated: 'date',
  operation: 'price_freq',
  status: 'status',
  isNewBuild: 'new_build',
  region: 'province',
  place: 'location_detail',
  latitude: 'location/latitude',
  longitude: 'location/longitude',
  bedrooms: 'beds',
  bathrooms: 'baths',
  hasPool: 'pool',
  builtArea: 'surface_area/built',
  plotArea: 'surface_area/plot',
  energy: 'energy_rating',
  description: 'desc',
  features: 'features/feature',
  images: 'images/image/url',
};

/** A listing, or all its problems. */
export function parseListing(
  property: FeedProperty,
): Readonly<{ listing: FeedListing | null; problems: readonly FeedProblem[] }> {
  const { fields, line, number } = property;
  const text = (field: string) => fields.get(field)?.[0]?.text ?? '';
  const list = (field: string) => (fields.get(field) ?? []).map((value) => value.text).filter((value) => value !== '');
  const name = listingName(text('ref'), number);
  const problem = (field: string, message: string): FeedProblem => ({
    line:
      fields.get(field)?.[0]?.line ?? [...fields].find(([key]) => key.startsWith(`${field}/`))?.[1][0]?.line ?? line,
    listing: name,
    field,
    message,
  });
  const problems: FeedProblem[] = [];
  for (const field of ['part_ownership', 'leasehold']) {
    if (text(field) === '1') problems.push(problem(field, 'is 1: we sell whole homes with their land only'));
  }
  if (!['', 'EUR'].includes(text('currency')))
    problems.push(problem('currency', `must be EUR, is “${printable(text('currency'))}”`));
  if (!['', 'spain', 'españa', 'es'].includes(text('country').toLowerCase())) {
    problems.push(problem('country', `must be Spain, is “${printable(text('country'))}”`));
  }
  const result = feedListingSchema.safeParse(candidate(text, list));
  if (!result.success) {
    const seen = new Set<string>();
    for (const { path, message } of result.error.issues) {
      const key = String(path[0] ?? '');
      const parts = key === 'energy' || key === 'description' ? path.slice(1).map(String) : [];
      const field = [feedFields[key] ?? key, ...parts].join('/');
      if (seen.has(field)) continue;
      seen.add(field);
      const value = text(field);
      problems.push(
        problem(
          field,
          fields.has(field)
            ? `${message}, is “${printable(value)}”`
            : isList(key)
              ? message
              : `${message}; it is missing`,
        ),
      );
    }
  }
  return { listing: result.success && problems.length === 0 ? (result.data as FeedListing) : null, problems };
}

const isList = (key: string) => key === 'features' || key === 'images';

/** Short, one line, without control characters. */
function printable(value: string): string {
  const line = value.replace(/[\p{Control}\s]+/gu, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

/** Unreadable values become ones that the schema refuses. */
function candidate(text: (field: string) => string, list: (field: string) => readonly string[]) {
  const description = (locale: 'en' | 'es') => paragraphs(text(`desc/${locale}`)) || undefined;
  const [en, es] = [description('en'), description('es')];
  return {
    feedId: text('id'),
    reference: text('ref'),
    updated: DATE.exec(text('date'))?.[1] ?? '',
    operation: ({ sale: 'sale', month: 'rent' } as const)[text('price_freq')] ?? text('price_freq'),
    status: statusOf(text('status')) ?? text('status'),
    type: typeOf(text('type')),
    isNewBuild: flag(text('new_build')),
    price: whole(text('price')),
    region: regionOf(text('province')),
    province: text('province'),
    town: text('town'),
    place: text('location_detail') || null,
    latitude: degrees(text('location/latitude')),
    longitude: degrees(text('location/longitude')),
    bedrooms: whole(text('beds') || '0'),
    bathrooms: whole(text('baths') || '0'),
    hasPool: flag(text('pool')),
    builtArea: measure(text('surface_area/built')),
    plotArea: measure(text('surface_area/plot')),
    energy: {
      consumption: letter(text('energy_rating/consumption')),
      emissions: letter(text('energy_rating/emissions')),
    },
    description: { ...(en !== undefined && { en }), ...(es !== undefined && { es }) },
    features: list('features/feature'),
    images: list('images/image/url'),
  };
}

/** Plain text; an empty line between paragraphs. */
function paragraphs(html: string): string {
  return html
    .split(/<\/p>|(?:<br[^>]*>\s*){2}|(?:\r\n?|\n)\s*(?:\r\n?|\n)/i)
    .map(plainText)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

const whole = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : text);

/** Empty and 0 mean unknown (Kyero v3). */
const measure = (text: string) => (text === '' || text === '0' ? null : whole(text));

const degrees = (text: string) => {
  if (text === '' || Number(text) === 0) return null;
  return /^-?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : text;
};

const flag = (text: string) => (text === '' || text === '0' || text === '1' ? text === '1' : text);

const letter = (text: string) => (text === '' || text.toUpperCase() === 'X' ? null : text.toUpperCase());
