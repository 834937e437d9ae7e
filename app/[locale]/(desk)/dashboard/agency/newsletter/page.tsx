import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { CampaignList } from '@/components/desk/campaigns/campaign-list';
import { SendingStopNotice } from '@/components/desk/campaigns/sending-stop-notice';
import { buttonClass } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import type { SearchParams } from '@/lib/browser/path-with-query';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { isSentElsewhere, listCampaigns, readSubscribers } from '@/lib/server/services/campaigns/read-campaigns';
import { readSendingStop } from '@/lib/server/services/campaigns/sending-stop';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { retrySendingAction } from './actions';

export async function generateMetadata() {
  const t = await getTranslations('deskNewsletter');
  return deskMetadata(t('title'));
}

export default withDatabaseFallback(async function NewsletterPage({ searchParams }: { searchParams: SearchParams }) {
  const { notice } = await searchParams;
  const actor = await requireStaff(await currentLocale(), '/dashboard/agency/newsletter', 'campaign.send');
  const t = await getTranslations('deskNewsletter');
  const isElsewhere = isSentElsewhere(actor);
  const [campaigns, subscribers, stop] = await Promise.all([
    listCampaigns(actor),
    readSubscribers(actor),
    readSendingStop(actor),
  ]);
  const shown = (['deleted', 'retried'] as const).find((one) => one === notice);
  const write = !isElsewhere && (
    <Link href="/dashboard/agency/newsletter/new" className={buttonClass({ isSmall: true })}>
      {t('list.write')}
    </Link>
  );
  return (
    <DeskFrame actor={actor} current="newsletter" title={t('title')} action={write}>
      <FormMessage kind="success">{shown && <p>{t(`notice.${shown}`)}</p>}</FormMessage>
      <SendingStopNotice stop={stop} id="" retry={retrySendingAction} />
      <CampaignList campaigns={campaigns} subscribers={subscribers} isElsewhere={isElsewhere} />
    </DeskFrame>
  );
});
