import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { deleteCampaignAction } from '@/app/[locale]/(desk)/dashboard/agency/newsletter/actions';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { CampaignDeleteForm } from '@/components/desk/campaigns/campaign-delete-form';
import { campaignName } from '@/lib/campaigns/campaign-content';
import { deskPath } from '@/lib/i18n/desk-routes';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { readCampaign } from '@/lib/server/services/campaigns/read-campaigns';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata() {
  return deskMetadata((await getTranslations('deskNewsletter.delete'))('submit'));
}

export default withDatabaseFallback(async function DeleteCampaignPage({ params }: Props) {
  const { id } = await params;
  const locale = await currentLocale();
  const actor = await requireStaff(locale, deskPath('newsletter', id, 'delete'), 'campaign.send');
  const campaign = await readCampaign(actor, id);
  if (campaign?.state !== 'draft') redirect(localizedHref(locale, '/dashboard/agency/newsletter'));
  const t = await getTranslations('deskNewsletter');
  const name = campaignName(campaign.content, locale) ?? t('unnamed');
  return (
    <DeskFrame actor={actor} current="newsletter" title={t('delete.title', { name })}>
      <CampaignDeleteForm id={id} action={deleteCampaignAction} />
    </DeskFrame>
  );
});
