import { getTranslations } from 'next-intl/server';
import { DraftPage } from '@/app/[locale]/draft-page';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DraftIntro, DraftUnavailable } from '@/components/seller-draft/draft-intro';
import { SellerAnswer } from '@/components/seller-draft/seller-answer';
import type { SearchParams } from '@/lib/browser/path-with-query';
import { formatDate } from '@/lib/i18n/format';
import { deskPath } from '@/lib/i18n/desk-routes';
import { localizedHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { draftPath } from '@/lib/i18n/routes';
import { readStaff } from '@/lib/server/auth/current-staff';
import { openDraft } from '@/lib/server/services/listings/open-draft';
import { siteUrl } from '@/lib/server/site-url';
import { agencyDay } from '@/lib/appointments/agency-day';
import { single } from '@/lib/text/query';
import { approveAction, commentAction } from './answer-actions';
import type { Metadata } from 'next';

type SellerDraftPageProps = { params: Promise<{ token: string }>; searchParams: SearchParams };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('sellerDraft');
  // The address contains the secret.
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'same-origin' };
}

export default withDatabaseFallback(async function SellerDraftPage({ params, searchParams }: SellerDraftPageProps) {
  const { token } = await params;
  const locale = await currentLocale();
  // Read first: it makes the page dynamic.
  const isStaff = (await readStaff()).state === 'staff';
  const draft = await openDraft(token);
  if (!draft) return <DraftUnavailable reason="ended" />;
  const { approvedAt, expiresAt, listing, reference, version } = draft;
  if (!listing) return <DraftUnavailable reason="unavailable" />;
  const t = await getTranslations('sellerDraft');
  const own = isStaff
    ? {
        address: new URL(localizedHref(locale, draftPath(token)), siteUrl).href,
        until: formatDate(agencyDay(expiresAt), locale),
        back: <Link href={deskPath('homes', listing.id, 'preview')}>{t('back')}</Link>,
      }
    : null;
  return (
    <>
      <DraftIntro reference={reference} own={own} />
      <DraftPage
        listing={listing}
        answer={
          <SellerAnswer
            token={token}
            version={version}
            approvedAt={approvedAt}
            done={single(await searchParams, 'done')}
            actions={{ approve: approveAction, comment: commentAction }}
          />
        }
      />
    </>
  );
});
