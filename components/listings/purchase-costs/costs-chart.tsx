import { classNames } from '@/lib/text/class-names';
import styles from './costs-chart.module.scss';

type CostsChartProps = {
  label: string;
  /** Share of the total, 0 to 1. */
  price: number;
  /** Shares sum to 1. */
  parts: readonly { id: string; share: number }[];
};

/** Drawing units, stretched. */
const WIDTH = 700;
const GAP = 2;
const WHOLE_BOTTOM = 66;
const PARTS_TOP = 130;
const PARTS_HEIGHT = 60;

export function CostsChart({ label, price, parts }: CostsChartProps) {
  const split = round(WIDTH * price);
  const room = WIDTH - GAP * (parts.length - 1);
  const bars = parts.map(({ id, share }, index) => {
    const before = parts.slice(0, index).reduce((total, part) => total + part.share, 0);
    return { id, x: round(before * room + index * GAP), width: round(share * room) };
  });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${PARTS_TOP + PARTS_HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={styles.chart}
    >
      <rect width={split - GAP / 2} height={WHOLE_BOTTOM} className={styles.price} />
      <rect x={split + GAP / 2} width={WIDTH - split - GAP / 2} height={WHOLE_BOTTOM} className={styles.taxes} />
      <path
        d={`M${split + GAP / 2} ${WHOLE_BOTTOM + 2}L0 ${PARTS_TOP - 2}H${WIDTH}V${WHOLE_BOTTOM + 2}Z`}
        className={styles.lens}
      />
      {bars.map(({ id, x, width }) => (
        <rect key={id} x={x} y={PARTS_TOP} width={width} height={PARTS_HEIGHT} className={classNames(styles[id])} />
      ))}
    </svg>
  );
}

/** One decimal shortens the HTML. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
