import { getTranslations } from 'next-intl/server';
import type { FloorPlanView } from '@/lib/listings/page/floor-plan';
import { FloorPlan } from './floor-plan';
import styles from './enlarged-plan.module.scss';

/** Pixels per centimetre. */
const SCALE = 0.6;

/** Works without JavaScript; the large plan references the same drawing. */
export async function EnlargedPlan({ plan, levelName }: { plan: FloorPlanView; levelName: string | null }) {
  const t = await getTranslations('listingPage.rooms');
  const { height, width } = plan.viewBox;
  const id = `plan${plan.level}`;
  const sheet = `${id}-large`;
  const name = levelName === null ? t('plan') : t('planOfLevel', { level: levelName });
  return (
    <div className={styles.frame}>
      <button type="button" className={styles.enlarge} popoverTarget={sheet} aria-label={t('enlarge', { plan: name })}>
        <FloorPlan id={id} plan={plan} levelName={levelName} />
      </button>
      <div id={sheet} popover="auto" role="dialog" aria-label={name} className={styles.sheet}>
        <button type="button" className={styles.close} popoverTarget={sheet} popoverTargetAction="hide" autoFocus>
          {t('closePlan')}
        </button>
        <svg
          role="img"
          aria-label={name}
          width={Math.round(width * SCALE)}
          height={Math.round(height * SCALE)}
          viewBox={`0 0 ${width} ${height}`}
        >
          <use href={`#${id}`} width={width} height={height} />
        </svg>
      </div>
    </div>
  );
}
