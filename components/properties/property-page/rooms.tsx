import { getTranslations } from 'next-intl/server';
import { classNames } from '@/lib/class-names';
import type { ListingPageView } from '@/lib/content/listing-page';
import styles from './rooms.module.scss';

type RoomsProps = {
  rooms: NonNullable<ListingPageView['rooms']>;
  /** Whether the costs stand before it; without them the rooms take their place on the printed sheet. */
  isAfterCosts: boolean;
};

/** Every room with its usable area and a schematic plan, floor by floor. */
export async function Rooms({ rooms, isAfterCosts }: RoomsProps) {
  const t = await getTranslations('propertyPage.rooms');
  return (
    <section
      className={classNames('wrap section', styles.rooms, !isAfterCosts && styles.onSheet)}
      aria-labelledby="rooms-heading"
    >
      <div>
        <h2 id="rooms-heading">{t('heading')}</h2>
        <p className={styles.text}>{t('text')}</p>
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
      <div className={styles.floors}>
        {rooms.floors.map((floor) => (
          <div key={floor.level} className={styles.floor}>
            <table>
              <caption className={floor.name === null ? 'visuallyHidden' : undefined}>
                {floor.name ?? t('caption')}
              </caption>
              <tbody>
                {floor.rooms.map(({ area, name }, index) => (
                  <tr key={index}>
                    <th scope="row">{name}</th>
                    <td>{area}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {floor.plan && (
              <a href={floor.plan.href}>
                <img
                  src={floor.plan.href}
                  alt={floor.plan.alt}
                  width={floor.plan.width}
                  height={floor.plan.height}
                  loading="lazy"
                />
              </a>
            )}
          </div>
        ))}
        <p className={styles.note}>{t('plan', { floors: rooms.floors.length })}</p>
      </div>
    </section>
  );
}
