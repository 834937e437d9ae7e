import { formatDay, formatTime } from '@/lib/appointments/appointment-format';
import { appointmentRules, officeTown } from '@/lib/appointments/booking-settings';
import { wallClock } from '@/lib/appointments/time-zone';
import { formatDateTime } from '@/lib/i18n/format';
import { locales, type Locale } from '@/lib/i18n/locales';
import { translatorOf } from '@/lib/i18n/translator';
import { findListing } from '@/lib/listings/catalogue/listings';
import { siteFacts } from '@/lib/site/site-facts';

type Shown = Readonly<{
  listingId: string;
  start: number;
  minutes: number;
  name: string;
  /** Names. */
  guests: readonly string[];
  agent: string;
  reference: string;
}>;

export type ViewingSheet = Readonly<{
  head: Readonly<{ agency: string; contact: string; label: string; date: string }>;
  title: string;
  rows: readonly (readonly [string, string])[];
  statements: readonly string[];
  privacy: readonly string[];
  /** Names for the signatures, the contact's first. */
  visitors: readonly string[];
  labels: Readonly<{ name: string; signature: string }>;
}>;

export function viewingSheet({
  agent,
  guests,
  listingId,
  minutes,
  name,
  reference,
  start,
}: Shown): ViewingSheet | null {
  const listing = findListing(listingId);
  if (!listing) return null;
  const { agency } = siteFacts();
  const visitors = [name, ...guests];
  const { zone } = appointmentRules();
  const both = <Value>(of: (locale: Locale) => Value) => [...locales].sort().toReversed().map(of);
  const t = (
    key: 'title' | 'home' | 'reference' | 'when' | 'visitor' | 'agent' | 'appointment' | 'name' | 'signature',
  ) => both((locale) => translatorOf(locale, 'viewingSheet')(key)).join(' / ');
  const { day } = wallClock(start, zone);
  const days = both((locale) => formatDay(day, locale)).join(' / ');
  const times = `${formatTime(start, zone)}–${formatTime(start + minutes * 60_000, zone)}`;
  return {
    head: {
      agency: agency.name,
      contact: `${agency.phone.display} · ${agency.email}`,
      label: t('title'),
      date: reference,
    },
    title: t('title'),
    rows: [
      [t('home'), both((locale) => listing.text[locale].title).join(' / ')],
      [t('reference'), listing.reference],
      [t('when'), `${days}, ${times}`],
      [t('visitor'), visitors.join(', ')],
      [t('agent'), agent],
      [t('appointment'), reference],
    ],
    statements: both((locale) => translatorOf(locale, 'viewingSheet')('statement', { agency: agency.name })),
    privacy: both((locale) =>
      translatorOf(locale, 'viewingSheet')('privacy', { agency: agency.name, email: agency.email }),
    ),
    visitors,
    labels: { name: t('name'), signature: t('signature') },
  };
}

export const signedAt = (at: Date): string =>
  (['es', 'en'] as const)
    .map((locale) =>
      translatorOf(locale, 'viewingSheet')('signedAt', {
        at: formatDateTime(at.toISOString(), locale),
        town: officeTown(),
      }),
    )
    .join(' / ');
