import { rangeBars } from '@/lib/valuation/range-bars';
import styles from './range-chart.module.scss';

/** One bar per saved range. Decorative: the list contains the same data. */
export function RangeChart({ course }: { course: readonly Readonly<{ low: number; high: number }>[] }) {
  return (
    <svg className={styles.chart} aria-hidden="true">
      {rangeBars(course).map(({ x, y, width, height, middle }, index) => (
        <g key={index}>
          <rect x={`${x}%`} y={`${y}%`} width={`${width}%`} height={`${height}%`} />
          <line x1={`${x}%`} x2={`${x + width}%`} y1={`${middle}%`} y2={`${middle}%`} />
        </g>
      ))}
    </svg>
  );
}
