import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { Table } from '@/components/ui/table';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatNumber } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import type { DeskPlace } from '@/lib/places/desk-place';
import { fullName } from '@/lib/site/places';
import styles from './places.module.scss';

export async function PlaceTable({ rows }: { rows: readonly DeskPlace[] }) {
  const t = await getTranslations('deskPlaces');
  const locale = await currentLocale();
  if (rows.length === 0) return <p>{t('none')}</p>;
  return (
    <Table
      caption={t('table.caption')}
      className={styles.table}
      isLabelled
      head={[t('table.name'), t('table.kind'), t('table.parent'), t('table.homes')]}
      rows={rows.map(({ listings, isContent, parent, place }) => ({
        id: place.id,
        cells: [
          <Fragment key="name">
            <Link href={deskPath('places', place.id)} className={styles.name}>
              {fullName(place)}
            </Link>
            {isContent && <span className={styles.note}>{t('ofSite')}</span>}
          </Fragment>,
          t(`kinds.${place.kind}`),
          parent ?? (
            <span key="parent" className={styles.none}>
              –
            </span>
          ),
          formatNumber(listings, locale),
        ],
      }))}
    />
  );
}
