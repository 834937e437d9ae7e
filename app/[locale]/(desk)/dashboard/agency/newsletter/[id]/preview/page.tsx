import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { CampaignPreview } from '@/components/desk/campaigns/campaign-preview';
import { CampaignSending } from '@/components/desk/campaigns/campaign-sending';
import styles from '@/components/desk/campaigns/newsletter.module.scss';
import { buttonClass } from '@/components/ui/button';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { campaignChoices } from '@/lib/campaigns/campaign-choices';
import { campaignName, missingTexts } from '@/lib/campaigns/campaign-content';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { isLocale } from '@/lib/i18n/locales';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import {
  isSentElsewhere,
  readCampaign,
  readSubscribers,
  readWaitingListings,
} from '@/lib/server/services/campaigns/read-campaigns';
import { newsletterRate } from '@/lib/server/services/campaigns/newsletter-rate';
import { sendCampaignAction, testCampaignAction } from '@/app/[locale]/(desk)/dashboard/agency/newsletter/actions';
import { requireStaff } from '@/lib/server/auth/current-staff';

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export async function generateMetadata() {
  const t = await getTranslations('deskNewsletter');
  return deskMetadata(t('title'));
}

export default withDatabaseFallback(async function CampaignPreviewPage({ params, searchParams }: Props) {
  const { id } = await params;
  const query = await searchParams;
  const locale = await currentLocale();
  const actor = await requireStaff(
    locale,
    pathWithQuery(deskPath('newsletter', id, 'preview'), query),
    'campaign.send',
  );
  const campaign = await readCampaign(actor, id);
  if (!campaign) redirect(`/${locale}/dashboard/agency/newsletter`);
  const { content, editVersion, state } = campaign;
  const t = await getTranslations('deskNewsletter');
  const { listings } = campaignChoices(content, locale);
  const waiting = await readWaitingListings(actor);
  const edit = (
    <Link href={deskPath('newsletter', id)} className={buttonClass({ look: 'outline', isSmall: true })}>
      {t('preview.edit')}
    </Link>
  );
  return (
    <DeskFrame
      actor={actor}
      current="newsletter"
      title={t('preview.title', { name: campaignName(content, locale) ?? t('unnamed') })}
      action={edit}
    >
      <div className={styles.sections}>
        <CampaignPreview
          id={id}
          editVersion={editVersion}
          view={{
            language: isLocale(query.language) ? query.language : locale,
            width: query.width === 'phone' ? 'phone' : 'desk',
            scheme: query.scheme === 'dark' || query.scheme === 'text' ? query.scheme : 'light',
          }}
        />
        {state === 'draft' && (
          <CampaignSending
            campaign={campaign}
            email={actor.email}
            missing={missingTexts(content)}
            waiting={listings
              .filter(({ id: listing, isChosen }) => isChosen && waiting.includes(listing))
              .map(({ label }) => label)}
            gone={listings.filter(({ isChosen, isGone }) => isChosen && isGone).map(({ label }) => label)}
            subscribers={await readSubscribers(actor)}
            perSecond={newsletterRate()}
            isElsewhere={isSentElsewhere(actor)}
            actions={{ test: testCampaignAction, send: sendCampaignAction }}
          />
        )}
      </div>
    </DeskFrame>
  );
});
