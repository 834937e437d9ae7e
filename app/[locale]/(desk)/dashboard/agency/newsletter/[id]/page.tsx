import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { CampaignEditor } from '@/components/desk/campaigns/campaign-editor';
import { CampaignLinks } from '@/components/desk/campaigns/campaign-links';
import { CampaignProgress } from '@/components/desk/campaigns/campaign-progress';
import { SendingStopNotice } from '@/components/desk/campaigns/sending-stop-notice';
import { buttonClass } from '@/components/ui/button';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { campaignChoices } from '@/lib/campaigns/campaign-choices';
import { campaignName } from '@/lib/campaigns/campaign-content';
import { deskPath } from '@/lib/i18n/desk-routes';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { newsletterRate } from '@/lib/server/services/campaigns/newsletter-rate';
import { readCampaign, readClicks } from '@/lib/server/services/campaigns/read-campaigns';
import { readSendingStop } from '@/lib/server/services/campaigns/sending-stop';
import {
  indexCampaignAction,
  pauseCampaignAction,
  resumeCampaignAction,
  retrySendingAction,
  saveCampaignAction,
} from '@/app/[locale]/(desk)/dashboard/agency/newsletter/actions';
import { requireStaff } from '@/lib/server/auth/current-staff';

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

const notices = ['sending', 'paused', 'resumed', 'indexed', 'retried'] as const;

export async function generateMetadata() {
  const t = await getTranslations('deskNewsletter');
  return deskMetadata(t('title'));
}

export default withDatabaseFallback(async function CampaignPage({ params, searchParams }: Props) {
  const { id } = await params;
  const query = await searchParams;
  const locale = await currentLocale();
  const actor = await requireStaff(locale, pathWithQuery(deskPath('newsletter', id), query), 'campaign.send');
  const campaign = await readCampaign(actor, id);
  if (!campaign) redirect(`/${locale}/dashboard/agency/newsletter`);
  const t = await getTranslations('deskNewsletter');
  const title = campaignName(campaign.content, locale) ?? t('unnamed');
  if (campaign.state === 'draft') {
    const preview = (
      // Not a `Link`: a new document is needed for the policy that allows the frame.
      <a
        href={localizedHref(locale, deskPath('newsletter', id, 'preview'))}
        className={buttonClass({ look: 'outline', isSmall: true })}
      >
        {t('form.preview')}
      </a>
    );
    return (
      <DeskFrame actor={actor} current="newsletter" title={title} action={preview}>
        <CampaignEditor
          action={saveCampaignAction}
          saved={campaign}
          content={campaign.content}
          choices={campaignChoices(campaign.content, locale)}
          hasNotice={query.notice === 'saved'}
        />
      </DeskFrame>
    );
  }
  return (
    <DeskFrame actor={actor} current="newsletter" title={title}>
      <SendingStopNotice stop={await readSendingStop(actor)} id={id} retry={retrySendingAction} />
      <CampaignProgress
        campaign={campaign}
        perSecond={newsletterRate()}
        notice={notices.find((notice) => notice === query.notice) ?? null}
        actions={{ pause: pauseCampaignAction, resume: resumeCampaignAction }}
      >
        <CampaignLinks
          id={id}
          isIndexed={campaign.isIndexed}
          clicks={await readClicks(actor, id)}
          changeIndexed={indexCampaignAction}
        />
      </CampaignProgress>
    </DeskFrame>
  );
});
