import { getTranslations } from 'next-intl/server';
import { Table } from '@/components/ui/table';
import type { PlacePageView } from '@/lib/places/place-page';
import styles from './place-districts.module.scss';

type PlaceDistrictsProps = { districts: NonNullable<PlacePageView['districts']> };

export async function PlaceDistricts({ districts: { rows, source } }: PlaceDistrictsProps) {
  const t = await getTranslations('placePage.districts');
  return (
    <section className={`wrap section ${styles.districts}`} aria-labelledby="districts">
      <h2 id="districts">{t('heading')}</h2>
      <div>
        <Table
          caption={t('caption')}
          head={[t('name'), t('value')]}
          rows={rows.map(({ name, value }) => ({ id: name, cells: [name, value] }))}
          className={styles.table}
        />
        <p className="mini soft">{t('note', { source })}</p>
      </div>
    </section>
  );
}
