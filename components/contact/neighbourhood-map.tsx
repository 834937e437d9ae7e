import {
  along,
  alongAt,
  descending,
  descendingAt,
  OFFICE,
  OFFICE_BLOCK,
  OFFICE_ROW,
  PLAN_HEIGHT,
  PLAN_WIDTH,
  planTrees,
  STATION,
  TILE,
} from './plan';
import { classNames } from '@/lib/text/class-names';
import styles from './neighbourhood-map.module.scss';

type NeighbourhoodMapProps = {
  label: string;
  number: string;
  className?: string | undefined;
};

/** Offset from the middle of the line to the baseline. */
const BASELINE = 7;

const TILE_ID = 'plan-blocks';

/** Draws the blocks without a map service, tiles or tracking. */
export function NeighbourhoodMap({ label, number, className }: NeighbourhoodMapProps) {
  return (
    <svg
      viewBox={`0 0 ${PLAN_WIDTH} ${PLAN_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      className={classNames(styles.plan, className)}
    >
      {/* The blocks are identical; one pattern saves seventy elements in the page and in its data. */}
      <pattern id={TILE_ID} patternUnits="userSpaceOnUse" x={TILE.x} y={TILE.y} width={TILE.size} height={TILE.size}>
        <rect width={TILE.size} height={TILE.size} className={styles.street} />
        <Block {...TILE.block} className={styles.block} />
      </pattern>
      <rect width={PLAN_WIDTH} height={PLAN_HEIGHT} fill={`url(#${TILE_ID})`} />
      <Block {...OFFICE_BLOCK} className={styles.office} />
      <path
        d={planTrees()
          .map(({ x, y }) => `M${x} ${y}h0`)
          .join('')}
        className={styles.trees}
      />
      <g className={styles.names}>
        {along.map((name, row) =>
          nameColumns(row).map((column) => (
            <text key={`${name} ${column}`} x={descendingAt(column)} y={alongAt(row) + BASELINE}>
              {name}
            </text>
          )),
        )}
        <g transform="rotate(-90)">
          {descending.map((name, column) => (
            <text key={name} x={-(alongAt(0) + alongAt(1)) / 2} y={descendingAt(column) + BASELINE}>
              {name}
            </text>
          ))}
        </g>
      </g>
      <g transform={`translate(${STATION.x} ${STATION.y})`} className={styles.station}>
        <rect x="-80" y="-19" width="160" height="38" rx="3" />
        <text y={BASELINE}>{STATION.name}</text>
      </g>
      <g transform={`translate(${OFFICE.x} ${OFFICE.y})`} className={styles.pin}>
        <path d="M0 6L-13 -16H-17L-29 -28V-62L-17 -74H17L29 -62V-28L17 -16H13Z" />
        <text y="-38">{number}</text>
      </g>
    </svg>
  );
}

function Block({ outline, walls, court, className }: typeof OFFICE_BLOCK & { className: string | undefined }) {
  return (
    <g className={className}>
      <path d={outline} />
      <path d={walls} className={styles.walls} />
      <path d={court} className={styles.court} />
    </g>
  );
}

function nameColumns(row: number): readonly number[] {
  return row === OFFICE_ROW ? [4.5, 6.5] : [1.5, 3.5, 5.5];
}
