import { getTranslations } from 'next-intl/server';
import { SharedListEnded } from '@/components/listings/saved-listings/shared-list-ended';
import { SharedListView } from '@/components/listings/saved-listings/shared-list-view';
import { formatDate } from '@/lib/i18n/format';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { sharedListPath } from '@/lib/i18n/routes';
import { readSavedListingsOf } from '@/lib/listings/saved/saved-listings-page';
import { currentUser } from '@/lib/server/auth/current-user';
import { readSharedList } from '@/lib/server/services/saved-listings/shared-list';
import { siteUrl } from '@/lib/server/site-url';
import { agencyDay } from '@/lib/appointments/agency-day';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import type { Metadata } from 'next';

type SharedListPageProps = { params: Promise<{ token: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('sharedList');
  // The address contains the secret.
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'same-origin' };
}

export default withDatabaseFallback(async function SharedListPage({ params }: SharedListPageProps) {
  const { token } = await params;
  const locale = await currentLocale();
  const shared = await readSharedList(token, (await currentUser())?.id ?? null);
  if (!shared) return <SharedListEnded />;
  const { expiresAt, ids, isOwn } = shared;
  return (
    <SharedListView
      cards={readSavedListingsOf(ids, locale).cards}
      until={formatDate(agencyDay(expiresAt), locale)}
      address={isOwn ? new URL(localizedHref(locale, sharedListPath(token)), siteUrl).href : null}
    />
  );
});
