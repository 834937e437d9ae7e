import styles from './timeline-chart.module.scss';

type TimelineRow = Readonly<{
  label: string;
  span: string;
  fromWeek: number;
  toWeek: number;
}>;

type TimelineChartProps = {
  rows: readonly TimelineRow[];
  unit: string;
  className?: string | undefined;
};

function tickStep(lastWeek: number): number {
  return [2, 4, 5, 8, 10].find((step) => lastWeek / step <= 7) ?? 13;
}

export function TimelineChart({ rows, unit, className }: TimelineChartProps) {
  const lastWeek = Math.max(1, ...rows.map(({ toWeek }) => toWeek));
  const step = tickStep(lastWeek);
  const ticks = Array.from({ length: Math.floor(lastWeek / step) + 1 }, (_, index) => index * step);
  const at = (week: number) => `${(week / lastWeek) * 100}%`;

  return (
    <div className={className}>
      <ol className={styles.rows}>
        {rows.map(({ label, span, fromWeek, toWeek }) => (
          <li key={label} className={styles.row}>
            <span className={styles.label}>{label}</span>
            <span className={`numeric ${styles.span}`}>{span}</span>
            <svg className={styles.track} aria-hidden="true">
              {ticks.map((week) => (
                <line key={week} x1={at(week)} x2={at(week)} y1="0" y2="100%" className={styles.grid} />
              ))}
              <rect x={at(fromWeek)} width={at(toWeek - fromWeek)} y="30%" height="40%" className={styles.bar} />
            </svg>
          </li>
        ))}
      </ol>
      <div className={styles.scale} aria-hidden="true">
        <svg className={styles.numbers}>
          {ticks.map((week) => (
            <text key={week} x={at(week)} y="15" textAnchor={anchorOf(week, lastWeek)}>
              {week}
            </text>
          ))}
        </svg>
        <span>{unit}</span>
      </div>
    </div>
  );
}

function anchorOf(week: number, lastWeek: number): 'start' | 'middle' | 'end' {
  if (week === 0) return 'start';
  return week === lastWeek ? 'end' : 'middle';
}
