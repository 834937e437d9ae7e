import { getTranslations } from 'next-intl/server';
import { classNames } from '@/lib/text/class-names';
import { FOOT, type FloorPlanView } from '@/lib/listings/page/floor-plan';
import { LABEL_LINE } from '@/lib/listings/page/floor-plan-label';
import { INNER_WALL, OUTER_WALL } from '@/lib/listings/page/floor-plan-paths';
import styles from './floor-plan.module.scss';

/** Maximum size in px, and px per metre. */
const WIDTH = 600;
const HEIGHT = 660;
const SCALE = 48;

type FloorPlanProps = {
  plan: FloorPlanView;
  levelName: string | null;
  id?: string;
  /** Overrides the size, which never exceeds the container. */
  className?: string | undefined;
};

/** Inline, so that labels use the font of the site. */
export async function FloorPlan({ plan, levelName, id, className }: FloorPlanProps) {
  const t = await getTranslations('listingPage.rooms');
  const { entrance, labelSize, viewBox } = plan;
  const scale = Math.min(SCALE / 100, WIDTH / viewBox.width, HEIGHT / viewBox.height);
  return (
    <svg
      id={id}
      className={classNames(styles.plan, className)}
      width={Math.round(viewBox.width * scale)}
      height={Math.round(viewBox.height * scale)}
      role="img"
      aria-label={levelName === null ? t('plan') : t('planOfLevel', { level: levelName })}
      fontSize={labelSize}
      viewBox={`${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}`}
    >
      {plan.outside && <path className={styles.outside} d={plan.outside} />}
      <path className={styles.walls} strokeWidth={2 * OUTER_WALL} d={plan.inside} />
      <path className={styles.inside} strokeWidth={INNER_WALL} d={plan.inside} />
      {plan.fixtures && <path className={styles.lines} d={plan.fixtures} />}
      {plan.stairs && <path className={styles.lines} d={plan.stairs} />}
      <path className={styles.gaps} strokeWidth={INNER_WALL + 4} d={plan.gaps} />
      <path className={styles.gaps} strokeWidth={2 * OUTER_WALL + 2} d={plan.outerDoors} />
      <path className={styles.leaves} d={plan.leaves} />
      <path className={styles.windows} d={plan.windows} />
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
            <tspan key={row} x="0" y={(row - (lines.length - 1) / 2) * labelSize * LABEL_LINE}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
      <ScaleBar plan={plan} label={t('metres', { count: plan.scaleBar })} />
      <g transform={`translate(${viewBox.x + viewBox.width - 70} ${viewBox.y + viewBox.height - FOOT / 2})`}>
        <path className={styles.sign} d="M0-38l15 60-15-12-15 12z" transform={`rotate(${plan.north})`} />
        <text x="48">{t('north')}</text>
      </g>
    </svg>
  );
}

function ScaleBar({ label, plan }: { label: string; plan: FloorPlanView }) {
  const { scaleBar, viewBox } = plan;
  const dark = Array.from({ length: Math.ceil(scaleBar / 2) }, (_, index) => `M${index * 200} 0h100`).join('');
  return (
    <g transform={`translate(${viewBox.x + 50} ${viewBox.y + viewBox.height - FOOT / 2})`}>
      <path className={styles.bar} d={`M0-7h${scaleBar * 100}v14h-${scaleBar * 100}z`} />
      <path className={styles.dark} d={dark} />
      <text x={scaleBar * 100 + 16} className={styles.scale}>
        {label}
      </text>
    </g>
  );
}
