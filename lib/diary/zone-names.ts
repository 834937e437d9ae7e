import { IANA_ALIAS_MAP, WINDOWS_TO_IANA_MAP } from 'windows-iana';

/** An IANA name, or minutes ahead of UTC. */
type NamedZone = string | number;

/** ICU gives some abbreviations another meaning (BST is Dhaka). */
const ABBREVIATIONS = 'CET EET EST GMT HST MET MST PRC ROC ROK UCT UTC WET'.split(' ');
const OFFSET = /^(?:UTC|GMT)?\s*([+-])(\d{1,2}):?(\d{2})?$/i;
const DISPLAYED = /^\((?:UTC|GMT)\s*(?:([+-])(\d{1,2})[:.]?(\d{2})?)?\)\s*(.*)$/i;
const MAX_LENGTH = 200;

const windowsZones = new Map(
  WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').map(({ iana, windowsName }) => [
    windowsName.toLowerCase(),
    iana[0],
  ]),
);

/** Accepts an IANA, Windows or prefixed name (`/mozilla.org/20050126_1/Europe/Madrid`). */
export function zoneOfName(name: string): string | null {
  const plain = clean(name);
  const parts = plain.split('/');
  const isPrefixed = plain.startsWith('/') || plain.includes('://');
  const suffixes = [3, 2, ...(isPrefixed ? [1] : [])].map((count) => parts.slice(-count).join('/'));
  return [plain, ...suffixes].map((one) => ianaZone(one) ?? windowsZone(one)).find(Boolean) ?? null;
}

/** Accepts an offset (`UTC+01:00`) or a Windows description (`(UTC+01:00) Brussels, Madrid`). */
export function zoneOfDescription(name: string): NamedZone | null {
  const plain = clean(name);
  const fixed = OFFSET.exec(plain);
  if (fixed) return minutesOf(fixed);
  const displayed = DISPLAYED.exec(plain);
  if (!displayed) return null;
  const offset = minutesOf(displayed);
  const places = (displayed[4] ?? '').replace(/\(.*?\)/g, ',').split(/[,;:/]/);
  const zones = places.map((place) => zoneOfPlace(place.trim())).filter((zone) => zone !== null);
  return zones.find((zone) => standardOffset(zone) === offset) ?? onlyZoneAt(offset);
}

const clean = (name: string) => name.slice(0, MAX_LENGTH).replace(/^["'\s]+|["'\s]+$/g, '');

const minutesOf = ([, sign, hours = '0', minutes = '0']: RegExpExecArray) =>
  (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));

function ianaZone(name: string): string | null {
  if (/^[a-z]{3}$/i.test(name) && !ABBREVIATIONS.includes(name.toUpperCase())) return null;
  try {
    return /^[a-z]/i.test(name) ? new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone : null;
  } catch {
    return null;
  }
}

const windowsZone = (name: string): string | undefined =>
  windowsZones.get(name.toLowerCase().replace(/ (daylight|summer) time$/, ' standard time'));

function zoneOfPlace(place: string): string | null {
  if (/^coordinated universal time$/i.test(place)) return 'UTC';
  const name = place.replace(/ time$/i, '');
  return placeZones().get(placeKey(name)) ?? windowsZone(`${name} Standard Time`) ?? null;
}

const placeKey = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('_', ' ').toLowerCase();

let places: ReadonlyMap<string, string> | undefined;

/** Zones by the last part of their names, with former names. */
function placeZones(): ReadonlyMap<string, string> {
  places ??= new Map(
    [...IANA_ALIAS_MAP.flatMap(({ alias }) => alias), ...Intl.supportedValuesOf('timeZone')].flatMap((name) => {
      const zone = name.includes('/') && !name.startsWith('Etc/') ? ianaZone(name) : null;
      return zone ? [[placeKey(name.split('/').at(-1) ?? ''), zone]] : [];
    }),
  );
  return places;
}

/** Null when zones with this offset change their clocks differently. */
function onlyZoneAt(offset: number): string | null {
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => standardOffset(zone) === offset);
  const seasons = new Set(zones.map((zone) => offsetsOf(zone).join()));
  return seasons.size === 1 ? (zones[0] ?? null) : null;
}

const standardOffset = (zone: string) => Math.min(...offsetsOf(zone));

const known = new Map<string, readonly number[]>();

/** Minutes ahead of UTC in January and July. */
function offsetsOf(zone: string): readonly number[] {
  const format = () => new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const found = known.get(zone) ?? [0, 6].map((month) => offsetAt(format(), new Date(Date.UTC(2026, month, 15))));
  known.set(zone, found);
  return found;
}

function offsetAt(format: Intl.DateTimeFormat, date: Date): number {
  const name = format.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const match = /([+-])(\d{2}):(\d{2})/.exec(name);
  return match ? minutesOf(match) : 0;
}
