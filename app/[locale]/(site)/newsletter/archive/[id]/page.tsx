import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { ListingGrid } from '@/components/listings/listing-grid/listing-grid';
import { NewsletterIssue } from '@/components/newsletter/newsletter-issue';
import { campaignParts } from '@/lib/campaigns/campaign-parts';
import { formatDate } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { campaignPath } from '@/lib/i18n/routes';
import { getListingCard } from '@/lib/listings/list/listing-card';
import { pageMetadata } from '@/lib/seo/metadata';
import { readSentNewsletter } from '@/lib/server/services/campaigns/read-sent-newsletter';
import { agencyDay } from '@/lib/appointments/agency-day';
import type { Metadata } from 'next';

type Props = { params: Promise<{ id: string }> };

const DESCRIPTION_MAX = 160;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const locale = await currentLocale();
  const t = await getTranslations('newsletter.issue');
  const issue = await readSentNewsletter(id).catch(() => null);
  if (!issue) return { title: t('title'), robots: { index: false } };
  const { opening, subject } = issue.content[locale];
  return pageMetadata({
    locale,
    path: campaignPath(id),
    title: subject,
    description: opening.replace(/\s+/g, ' ').slice(0, DESCRIPTION_MAX),
    isIndexed: issue.isIndexed,
  });
}

export default withDatabaseFallback(async function NewsletterIssuePage({ params }: Props) {
  const { id } = await params;
  const locale = await currentLocale();
  const issue = await readSentNewsletter(id);
  if (!issue) notFound();
  const { articles, listings } = campaignParts(issue.content, locale);
  return (
    <NewsletterIssue
      text={issue.content[locale]}
      date={formatDate(agencyDay(issue.sentAt), locale)}
      articles={articles}
    >
      {listings.length > 0 && <ListingGrid cards={listings.map((listing) => getListingCard(listing, locale))} />}
    </NewsletterIssue>
  );
});
