import {
  along,
  alongAt,
  descending,
  descendingAt,
  OFFICE,
  OFFICE_ROW,
  PLAN_HEIGHT,
  PLAN_WIDTH,
  planBlocks,
  planTrees,
  STATION,
} from './plan';
import styles from './neighbourhood-map.module.scss';

type NeighbourhoodMapProps = {
  /** What the plan shows, for those who do not see it. */
  label: string;
  /** Written at the door: the number of the house. */
  number: string;
  className?: string | undefined;
};

/** Letters stand this far below the middle of their line. */
const BASELINE = 7;

/** The blocks round the office, drawn: no map service, no tiles, nothing that follows anybody. */
export function NeighbourhoodMap({ label, number, className }: NeighbourhoodMapProps) {
  return (
    <svg
      viewBox={`0 0 ${PLAN_WIDTH} ${PLAN_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      className={className}
    >
      <rect width={PLAN_WIDTH} height={PLAN_HEIGHT} className={styles.street} />
      {planBlocks().map(({ path, walls, court, isOffice }) => (
        <g key={path} className={isOffice ? styles.office : styles.block}>
          <path d={path} />
          <path d={walls} className={styles.walls} />
          <path d={court} className={styles.court} />
        </g>
      ))}
      {planTrees().map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="8" className={styles.tree} />
      ))}
      <g className={styles.names}>
        {along.map((name, row) =>
          nameColumns(row).map((column) => (
            <text key={`${name} ${column}`} x={descendingAt(column)} y={alongAt(row) + BASELINE} textAnchor="middle">
              {name}
            </text>
          )),
        )}
        {descending.map((name, column) => {
          const x = descendingAt(column) + BASELINE;
          const y = (alongAt(0) + alongAt(1)) / 2;
          return (
            <text key={name} x={x} y={y} textAnchor="middle" transform={`rotate(-90 ${x} ${y})`}>
              {name}
            </text>
          );
        })}
      </g>
      <g transform={`translate(${STATION.x} ${STATION.y})`} className={styles.station}>
        <rect x="-80" y="-19" width="160" height="38" rx="3" />
        <text textAnchor="middle" y={BASELINE}>
          {STATION.name}
        </text>
      </g>
      <g transform={`translate(${OFFICE.x} ${OFFICE.y})`} className={styles.pin}>
        <path d="M0 6L-13 -16H-17L-29 -28V-62L-17 -74H17L29 -62V-28L17 -16H13Z" />
        <text textAnchor="middle" y="-38">
          {number}
        </text>
      </g>
    </svg>
  );
}

/** Between which streets a name stands: in the office's own street beside the pin. */
function nameColumns(row: number): readonly number[] {
  return row === OFFICE_ROW ? [4.5, 6.5] : [1.5, 3.5, 5.5];
}
