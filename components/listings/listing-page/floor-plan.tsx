import { getTranslations } from 'next-intl/server';
import type { FloorPlanView } from '@/lib/listings/page/floor-plan';
import { LABEL_LINE, LABEL_SIZE } from '@/lib/listings/page/floor-plan-label';
import { INNER_WALL, OUTER_WALL } from '@/lib/listings/page/floor-plan-paths';
import styles from './floor-plan.module.scss';

/** Pixels per metre: labels are then as large as the smallest text. */
const SCALE = 30;

/** In cm: wider plans keep their scale on phones and scroll. */
const WIDEST_ON_PHONES = 1200;

/** In the page, not a file: labels have the type of the site. The room table says the same in words. */
export async function FloorPlan({ plan, levelName }: { plan: FloorPlanView; levelName: string | null }) {
  const t = await getTranslations('listingPage.rooms');
  const { entrance, viewBox } = plan;
  const name = levelName === null ? t('plan') : t('planOfLevel', { level: levelName });
  const isWide = viewBox.width > WIDEST_ON_PHONES;
  const drawing = (
    <svg
      className={styles.plan}
      role="img"
      aria-label={name}
      fontSize={LABEL_SIZE}
      viewBox={`${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}`}
      width={Math.round((viewBox.width / 100) * SCALE)}
      height={Math.round((viewBox.height / 100) * SCALE)}
    >
      {plan.outside && <path className={styles.border} d={plan.outside} />}
      {plan.outside && <path className={styles.outside} d={plan.outside} />}
      <path className={styles.walls} strokeWidth={2 * OUTER_WALL} d={plan.inside} />
      <path className={styles.inside} strokeWidth={INNER_WALL} d={plan.inside} />
      <path className={styles.gaps} strokeWidth={INNER_WALL + 4} d={plan.gaps} />
      <path className={styles.gaps} strokeWidth={2 * OUTER_WALL + 2} d={plan.outerDoors} />
      <path className={styles.windows} d={plan.windows} />
      {plan.stairs && <path className={styles.stairs} d={plan.stairs} />}
      {entrance && (
        <path
          className={styles.sign}
          d="M0 0l-17 30h34z"
          transform={`translate(${entrance.x} ${entrance.y}) rotate(${entrance.turn})`}
        />
      )}
      {plan.labels.map(({ isTurned, lines, x, y }, index) => (
        <text key={index} transform={isTurned ? `translate(${x} ${y}) rotate(-90)` : `translate(${x} ${y})`}>
          {lines.map((line, row) => (
            <tspan key={row} x="0" y={(row - (lines.length - 1) / 2) * LABEL_LINE}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
      <g
        className={styles.sign}
        transform={`translate(${viewBox.x + viewBox.width - 30} ${viewBox.y + 34}) rotate(${plan.north})`}
      >
        <path d="M0-32l13 44-13-8-13 8z" />
      </g>
    </svg>
  );
  return isWide ? (
    <div role="region" aria-label={name} tabIndex={0} className={styles.scroll}>
      {drawing}
    </div>
  ) : (
    drawing
  );
}
