import { getTranslations } from 'next-intl/server';
import { Table } from '@/components/ui/table';
import { classNames } from '@/lib/text/class-names';
import type { ListingPageView } from '@/lib/listings/page/listing-page';
import { EnlargedPlan } from './enlarged-plan';
import styles from './rooms.module.scss';

type RoomsProps = {
  rooms: NonNullable<ListingPageView['rooms']>;
  isAfterCosts: boolean;
};

export async function Rooms({ rooms, isAfterCosts }: RoomsProps) {
  const t = await getTranslations('listingPage.rooms');
  const plans = rooms.floors.filter(({ plan }) => plan !== null).length;
  return (
    <section
      id="rooms"
      className={classNames(
        'wrap section',
        styles.rooms,
        plans === 0 && styles.beside,
        !isAfterCosts && styles.onSheet,
      )}
      aria-labelledby="rooms-heading"
    >
      <div className={styles.head}>
        <div>
          <h2 id="rooms-heading">{t('heading')}</h2>
          <p className={styles.text}>{t('text')}</p>
          {plans > 0 && <p className={styles.text}>{t('planNote', { count: plans })}</p>}
        </div>
        <dl className={styles.sums}>
          <div>
            <dt>{t('inside')}</dt>
            <dd>{rooms.inside}</dd>
          </div>
          {rooms.outside && (
            <div>
              <dt>{t('outside')}</dt>
              <dd>{rooms.outside}</dd>
            </div>
          )}
        </dl>
      </div>
      <div className={classNames(styles.floors, plans === 0 && styles.columns)}>
        {rooms.floors.map((floor) => (
          <div key={floor.level}>
            {floor.name !== null && <h3>{floor.name}</h3>}
            <div className={styles.floor}>
              {floor.plan && <EnlargedPlan plan={floor.plan} levelName={floor.name} />}
              <Table
                caption={floor.name === null ? t('caption') : t('captionOfLevel', { level: floor.name })}
                rows={floor.rooms.map(({ area, name }, index) => ({ id: String(index), cells: [name, area] }))}
              />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
