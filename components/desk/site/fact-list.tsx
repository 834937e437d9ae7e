import { getTranslations } from 'next-intl/server';
import { ArrowLabel, arrowLinkClass } from '@/components/ui/arrow-label';
import { Table } from '@/components/ui/table';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatDateTime } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import type { FactKey } from '@/lib/site/facts/fact-schemas';
import styles from './site-lists.module.scss';

type FactListProps = Readonly<{
  facts: readonly Readonly<{ key: FactKey; changed: Readonly<{ author: string; createdAt: Date }> | null }>[];
}>;

export async function FactList({ facts }: FactListProps) {
  const t = await getTranslations('deskSite');
  const locale = await currentLocale();
  return (
    <>
      <p className={styles.lead}>{t('lead')}</p>
      <Table
        caption={t('title')}
        className={styles.table}
        isLabelled
        head={[t('columns.fact'), t('columns.shownOn'), t('columns.changed')]}
        rows={facts.map(({ changed, key }) => ({
          id: key,
          cells: [
            <Link key="name" href={deskPath('site', key)}>
              {t(`facts.${key}.title`)}
            </Link>,
            t(`facts.${key}.shownOn`),
            changed
              ? t('changedBy', {
                  author: changed.author,
                  time: formatDateTime(changed.createdAt.toISOString(), locale),
                })
              : t('neverChanged'),
          ],
        }))}
      />
      <p className={styles.withdraw}>
        <Link href={deskPath('site', 'export')} className={arrowLinkClass}>
          <ArrowLabel>{t('toExport')}</ArrowLabel>
        </Link>
      </p>
    </>
  );
}
