import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Table } from '@/components/ui/table';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatNumber } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { campaignPath } from '@/lib/i18n/routes';
import styles from './newsletter.module.scss';

type CampaignLinksProps = Readonly<{
  id: string;
  isIndexed: boolean;
  clicks: readonly Readonly<{ link: string; n: number }>[];
  changeIndexed: RedirectingAction;
}>;

export async function CampaignLinks({ changeIndexed, clicks, id, isIndexed }: CampaignLinksProps) {
  const t = await getTranslations('deskNewsletter.progress');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  return (
    <>
      <section aria-labelledby="clicks">
        <h2 id="clicks">{t('clicks')}</h2>
        {clicks.length === 0 ? (
          <p>{t('noClicks')}</p>
        ) : (
          <Table
            labelledBy="clicks"
            head={[t('link'), t('times')]}
            rows={clicks.map(({ link, n }) => ({
              id: link,
              cells: [
                <a key="link" href={link}>
                  {link}
                </a>,
                formatNumber(n, locale),
              ],
            }))}
            className={styles.table}
          />
        )}
        <p className="mini soft">{t('clicksNote')}</p>
      </section>
      <section aria-labelledby="page">
        <h2 id="page">{t('page')}</h2>
        <p>
          <Link href={campaignPath(id)}>{t('open')}</Link>
        </p>
        <p>{t(isIndexed ? 'indexed' : 'notIndexed')}</p>
        <ActionForm action={changeIndexed} failed={common('lost')}>
          <HiddenFields values={{ id, isIndexed: String(!isIndexed), locale }} />
          <Button type="submit" look="outline">
            {t(isIndexed ? 'unindex' : 'index')}
          </Button>
        </ActionForm>
      </section>
    </>
  );
}
