import { getTranslations } from 'next-intl/server';
import type { WaitingGroup } from '@/components/desk/today/today-view';
import { agencyDay } from '@/lib/appointments/agency-day';
import type { EnquiryView, MailboxReport } from '@/lib/contacts/contact-views';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatDate, formatDateTime } from '@/lib/i18n/format';
import { formatAge } from '@/lib/i18n/format-age';
import type { Locale } from '@/lib/i18n/locales';
import type { DeskListing } from '@/lib/listings/desk/desk-listing';
import { gapHref } from '@/lib/listings/desk/gap-href';
import { listingAddress } from '@/lib/listings/desk/listing-address';
import { listingGaps } from '@/lib/listings/schema/listing-gaps';
import type { listWaiting } from '@/lib/server/services/contacts/read-inbox';
import type { SendingStop } from '@/lib/server/services/campaigns/sending-stop';
import type { Today } from '@/lib/server/services/listings/read-today';

const FIRST = 8;

type Waits = {
  waiting: Awaited<ReturnType<typeof listWaiting>>;
  enquiries: readonly EnquiryView[];
  mailbox: MailboxReport | null;
  unmatched: number;
  stop: SendingStop | null;
  uninformed: Readonly<{ count: number; first: Date | null }>;
};

export async function waitingGroups(
  today: Today,
  { enquiries, mailbox, stop, uninformed, unmatched, waiting }: Readonly<Waits>,
  locale: Locale,
  wholeGroup: unknown,
): Promise<readonly WaitingGroup[]> {
  const t = await getTranslations({ locale, namespace: 'deskToday' });
  const kinds = await getTranslations({ locale, namespace: 'deskPeople' });
  const gapTexts = await getTranslations({ locale, namespace: 'listingGaps' });
  const nameOf = (listing: DeskListing) => [listing.reference, listingAddress(listing)].filter(Boolean).join(' · ');
  const missing = (problems: DeskListing['problems']) => {
    const gaps = listingGaps(problems, gapTexts);
    return t('missing', { count: gaps.length, first: gaps[0]?.sentence ?? '' });
  };
  const { adverts, certificates, declarations, drafts, emails, feeds, incomplete, ready } = today;
  const shown = <Item>(key: string, items: readonly Item[]) => items.slice(0, key === wholeGroup ? undefined : FIRST);
  const emailCount = emails.reduce((sum, { count }) => sum + count, 0);
  return [
    {
      key: 'enquiries',
      total: waiting.count + unmatched,
      rows: [
        ...enquiries.map(({ contactId, id, kind, lateness, listing, name, stateSince }) => ({
          key: id,
          href: contactId
            ? (`${deskPath('people', contactId)}?enquiry=${id}` as const)
            : ('/dashboard/agency/people' as const),
          title: name,
          text: listing ? `${listing.reference} · ${listing.title}` : kinds(`kinds.${kind}`),
          age: { text: formatAge(Date.parse(stateSince), Date.now(), locale), lateness },
          verb: t('verbs.enquiries'),
        })),
        ...(unmatched > 0
          ? [
              {
                key: 'unmatched',
                href: '/dashboard/agency/people?tab=emails' as const,
                title: t('unmatched', { count: unmatched }),
                text: t('unmatchedText'),
                verb: t('verbs.unmatched'),
              },
            ]
          : []),
      ],
    },
    {
      key: 'uninformed',
      total: uninformed.count,
      rows: uninformed.first
        ? [
            {
              key: 'uninformed',
              href: '/dashboard/agency/people/informing' as const,
              title: t('uninformed', { count: uninformed.count }),
              text: t('uninformedText', { date: formatDate(agencyDay(uninformed.first), locale) }),
            },
          ]
        : [],
    },
    {
      key: 'feeds',
      total: feeds.length,
      rows: feeds.map(({ name, since, trouble }) => ({
        key: name,
        href: deskPath('feeds', name),
        title: name,
        text: t(`feeds.${trouble}`, { when: since ? formatDateTime(since.toISOString(), locale) : '' }),
      })),
    },
    {
      key: 'certificates',
      total: certificates.length,
      rows: shown('certificates', certificates).map(({ certificate, days, expires, listing }) => ({
        key: `${listing.id}-${certificate}`,
        href: gapHref(listing.id, certificate),
        title: nameOf(listing),
        text: t('certificate', {
          certificate,
          days,
          ended: days <= 0 ? 'yes' : 'no',
          date: formatDate(expires, locale),
        }),
      })),
    },
    {
      key: 'adverts',
      total: adverts.listings.length,
      rows: shown('adverts', adverts.listings).map((listing) => ({
        key: listing.id,
        href: gapHref(listing.id, listing.adverts[0]?.field ?? ''),
        title: nameOf(listing),
        text: t('advert', {
          missing: missing(listing.adverts),
          ended: agencyDay() > adverts.until ? 'yes' : 'no',
          date: formatDate(adverts.until, locale),
        }),
      })),
    },
    {
      key: 'declarations',
      total: declarations.length,
      rows: declarations.map(({ hasEnded, name, placeId, until }) => ({
        key: name,
        href: placeId ? deskPath('places', placeId) : null,
        title: name,
        text: t('declaration', { ended: hasEnded ? 'yes' : 'no', date: formatDate(until, locale) }),
      })),
    },
    {
      key: 'drafts',
      total: drafts.length,
      rows: shown('drafts', drafts).map(({ listing, savedAt }) => ({
        key: listing.id,
        href: deskPath('homes', listing.id),
        title: nameOf(listing),
        text: t('draft', { when: formatDateTime(savedAt.toISOString(), locale) }),
      })),
    },
    {
      key: 'incomplete',
      total: incomplete.length,
      rows: incomplete.slice(0, FIRST).map((listing) => ({
        key: listing.id,
        href: gapHref(listing.id, listing.problems[0]?.field ?? ''),
        title: nameOf(listing),
        text: missing(listing.problems),
      })),
    },
    {
      key: 'ready',
      total: ready.length,
      rows: ready.slice(0, FIRST).map((listing) => ({
        key: listing.id,
        href: deskPath('homes', listing.id, 'publish'),
        title: nameOf(listing),
        text: t('readyText'),
      })),
    },
    {
      key: 'emails',
      total: emailCount + (mailbox?.failedAt ? 1 : 0) + (stop ? 1 : 0),
      rows: [
        ...(stop
          ? [
              {
                key: 'stop',
                href: '/dashboard/agency/newsletter' as const,
                title: t('emails.stopped', { when: formatDateTime(stop.stoppedAt.toISOString(), locale) }),
                text: stop.words,
              },
            ]
          : []),
        ...(mailbox?.failedAt
          ? [
              {
                key: 'mailbox',
                href: '/dashboard/agency/people' as const,
                title: t('emails.mailbox'),
                text: t('emails.mailboxSince', { when: formatDateTime(mailbox.failedAt, locale) }),
              },
            ]
          : []),
        ...emails.map(({ concern, count }) => ({
          key: concern,
          href: null,
          title: t(`emails.${concern}`, { count }),
          text: t('emails.advice'),
        })),
      ],
    },
  ];
}
