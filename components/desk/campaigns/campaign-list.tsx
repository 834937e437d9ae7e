import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/desk/empty-page/empty-page';
import { buttonClass } from '@/components/ui/button';
import { Table } from '@/components/ui/table';
import { campaignName, type CampaignContent } from '@/lib/campaigns/campaign-content';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatDate, formatNumber } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { agencyDay } from '@/lib/appointments/agency-day';
import { CampaignStateLabel } from './campaign-state-label';
import styles from './newsletter.module.scss';

type CampaignRow = Readonly<{
  id: string;
  content: CampaignContent;
  state: 'draft' | 'sending' | 'paused' | 'sent';
  testedAt: Date | null;
  updatedAt: Date;
  startedAt: Date | null;
  sent: number;
  subscribers: number;
}>;

type CampaignListProps = Readonly<{
  campaigns: readonly CampaignRow[];
  subscribers: Readonly<{ en: number; es: number; undeliverable: number }>;
  isElsewhere: boolean;
}>;

export async function CampaignList({ campaigns, isElsewhere, subscribers }: CampaignListProps) {
  const t = await getTranslations('deskNewsletter');
  const locale = await currentLocale();
  const { en, es, undeliverable } = subscribers;
  const rowOf = (campaign: CampaignRow) => ({
    id: campaign.id,
    cells: [
      <Link key="subject" href={deskPath('newsletter', campaign.id)}>
        {campaignName(campaign.content, locale) ?? t('unnamed')}
      </Link>,
      <CampaignStateLabel key="state" campaign={campaign} />,
      formatDate(agencyDay(campaign.startedAt ?? campaign.updatedAt), locale),
      campaign.startedAt
        ? t('progress.done', {
            done: formatNumber(campaign.sent, locale),
            total: formatNumber(campaign.subscribers, locale),
          })
        : null,
    ],
  });
  return (
    <div className={styles.sections}>
      {isElsewhere ? (
        <p>{t('elsewhere')}</p>
      ) : (
        <div>
          <p>{t('list.audience', { count: en + es, en: formatNumber(en, locale), es: formatNumber(es, locale) })}</p>
          {undeliverable > 0 && <p className="soft">{t('list.resting', { count: undeliverable })}</p>}
        </div>
      )}
      {campaigns.length > 0 && (
        <Table
          caption={t('list.caption')}
          head={[t('list.subject'), t('list.state'), t('list.day'), t('list.sent')]}
          rows={campaigns.map(rowOf)}
          className={styles.table}
        />
      )}
      {campaigns.length === 0 && !isElsewhere && (
        <EmptyPage drawing="letter" text={t('list.empty')}>
          <Link href="/dashboard/agency/newsletter/new" className={buttonClass({ look: 'outline', isSmall: true })}>
            {t('list.write')}
          </Link>
        </EmptyPage>
      )}
    </div>
  );
}
