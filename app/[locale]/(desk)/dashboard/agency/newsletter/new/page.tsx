import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { CampaignEditor } from '@/components/desk/campaigns/campaign-editor';
import { campaignChoices } from '@/lib/campaigns/campaign-choices';
import { emptyCampaign } from '@/lib/campaigns/campaign-content';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { saveCampaignAction } from '@/app/[locale]/(desk)/dashboard/agency/newsletter/actions';
import { requireStaff } from '@/lib/server/auth/current-staff';

export async function generateMetadata() {
  const t = await getTranslations('deskNewsletter');
  return deskMetadata(t('newTitle'));
}

export default withDatabaseFallback(async function NewNewsletterPage() {
  const locale = await currentLocale();
  const actor = await requireStaff(locale, '/dashboard/agency/newsletter/new', 'campaign.send');
  const t = await getTranslations('deskNewsletter');
  return (
    <DeskFrame actor={actor} current="newsletter" title={t('newTitle')}>
      <CampaignEditor
        action={saveCampaignAction}
        saved={null}
        content={emptyCampaign}
        choices={campaignChoices(emptyCampaign, locale)}
        hasNotice={false}
      />
    </DeskFrame>
  );
});
