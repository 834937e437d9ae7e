import type { MortgageResult } from '@/lib/mortgage/mortgage-page';
import styles from './cash-chart.module.scss';

type CashChartProps = { cash: MortgageResult['cash']; words: Readonly<{ loan: string; cash: string }> };

/** Drawing units, stretched. */
const WIDTH = 700;
const WHOLE = 60;
const LENS = 56;
const PARTS = 60;
const GAP = 2;

const round = (value: number) => Math.round(value * 10) / 10;

export function CashChart({ cash, words }: CashChartProps) {
  const split = round(WIDTH * cash.loanShare);
  const parts = cash.parts.map(({ id, share }, index) => ({
    id,
    x: round(cash.parts.slice(0, index).reduce((sum, part) => sum + part.share, 0) * WIDTH),
    width: Math.max(0, round(share * WIDTH) - GAP),
  }));
  return (
    <figure>
      <div className={styles.ends}>
        <p>
          <b>{words.loan}</b> {cash.loan}
        </p>
        <p>
          <b>{words.cash}</b> {cash.cash}
        </p>
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${WHOLE + LENS + PARTS}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={cash.label}
        className={styles.chart}
      >
        {split > 0 && <rect width={Math.max(0, split - GAP)} height={WHOLE} className={styles.loan} />}
        <rect x={split} width={WIDTH - split} height={WHOLE} className={styles.own} />
        <path d={`M${split} ${WHOLE + 2}L0 ${WHOLE + LENS - 2}H${WIDTH}V${WHOLE + 2}Z`} className={styles.lens} />
        {parts.map(({ id, x, width }) => (
          <rect key={id} x={x} y={WHOLE + LENS} width={width} height={PARTS} className={styles[id]} />
        ))}
      </svg>
      <ul className={styles.legend}>
        {cash.parts.map(({ id, term, amount }) => (
          <li key={id} data-part={id}>
            <span>{term}</span> <b>{amount}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
