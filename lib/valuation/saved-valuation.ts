import 'server-only';
import { getTranslations } from 'next-intl/server';
import { wallClock } from '@/lib/appointments/time-zone';
import { formatDate, formatMonth, formatPrice } from '@/lib/i18n/format';
import type { AppHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { propertyFacts, visitMessage } from './valuation-message';
import { findValuedPlace } from './valuation-places';
import { readListingForm, valueProperty } from './value-property';

const OFFICE_TIME_ZONE = 'Europe/Madrid';

type Entry = Readonly<{
  answers: Readonly<Record<string, string>>;
  low: number;
  high: number;
  levelAsOf: string;
  valuedAt: Date;
}>;

export type SavedValuation = Readonly<{ id: string; name: string | null; entries: readonly Entry[] }>;

type EntryView = Readonly<{ day: string; isoDay: string; low: string; high: string; level: string }>;

export type SavedValuationView = Readonly<{
  id: string;
  name: string;
  place: string;
  facts: string;
  latest: EntryView;
  history: readonly EntryView[];
  course: readonly Readonly<{ low: number; high: number }>[];
  today: Readonly<{ low: string; high: string }> | null;
  toolHref: AppHref;
  visitHref: AppHref;
}>;

/** Null if its answers are no longer valid. */
export async function readSavedValuation(saved: SavedValuation, locale: Locale): Promise<SavedValuationView | null> {
  const [newest] = saved.entries;
  const t = await getTranslations({ locale, namespace: 'valuationPage' });
  const input = newest && readListingForm(newest.answers).input;
  if (!newest || !input) return null;
  const place = findValuedPlace(input.area);
  const range = rangeOf(newest, locale);
  const today = valueProperty(newest.answers);
  const hasMoved = today !== null && (today.low !== newest.low || today.high !== newest.high);
  return {
    id: saved.id,
    name: saved.name ?? '',
    place: place?.name ?? t('form.elsewhere'),
    facts: propertyFacts(input, place, locale, t),
    latest: entryView(newest, locale),
    history: saved.entries.map((entry) => entryView(entry, locale)),
    course: saved.entries.map(({ low, high }) => ({ low, high })).toReversed(),
    today: hasMoved ? rangeOf(today, locale) : null,
    toolHref: `/herramientas/valoracion?${new URLSearchParams(newest.answers).toString()}#result`,
    visitHref: visitMessage(input, place, range, locale, t),
  };
}

const rangeOf = ({ low, high }: { low: number; high: number }, locale: Locale) => ({
  low: formatPrice(low, locale),
  high: formatPrice(high, locale),
});

function entryView(entry: Entry, locale: Locale): EntryView {
  const isoDay = wallClock(entry.valuedAt.getTime(), OFFICE_TIME_ZONE).day;
  return {
    isoDay,
    day: formatDate(isoDay, locale),
    level: formatMonth(entry.levelAsOf, locale),
    ...rangeOf(entry, locale),
  };
}
