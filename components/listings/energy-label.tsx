import { energyClasses } from '@/content/types/listing';
import { classNames } from '@/lib/text/class-names';
import styles from './energy-label.module.scss';

type EnergyLabelProps = {
  use: { letter: string; value: string };
  emissions: { letter: string; value: string };
  label: string;
  heads: { use: string; useUnit: string; emissions: string; emissionsUnit: string };
};

/** Drawing units: head, spacing, first width, growth. */
const HEAD = 46;
const STEP = 36;
const BAR = 28;
const FIRST = 54;
const GROWTH = 13;

const BASELINE = 20;

const USE_X = 172;
const EMISSIONS_X = 292;
const ARROW = 104;

const HEIGHT = HEAD + energyClasses.length * STEP;

const topOf = (letter: string) =>
  HEAD + Math.max(energyClasses.indexOf(letter as (typeof energyClasses)[number]), 0) * STEP;

/** Spanish energy label (RD 390/2021). */
export function EnergyLabel({ use, emissions, label, heads }: EnergyLabelProps) {
  return (
    <svg viewBox={`0 0 400 ${HEIGHT}`} role="img" aria-label={label} className={styles.label}>
      <text x={USE_X} y="14" className={styles.head}>
        {heads.use}
      </text>
      <text x={USE_X} y="32" className={styles.unit}>
        {heads.useUnit}
      </text>
      <text x={EMISSIONS_X} y="14" className={styles.head}>
        {heads.emissions}
      </text>
      <text x={EMISSIONS_X} y="32" className={styles.unit}>
        {heads.emissionsUnit}
      </text>
      <path d={`M${USE_X - 10} 0V${HEIGHT}M${EMISSIONS_X - 10} 0V${HEIGHT}`} className={styles.line} />
      {energyClasses.map((letter, index) => (
        <g key={letter}>
          <path
            d={`M0 ${topOf(letter)}h${FIRST + index * GROWTH}l12 ${BAR / 2}-12 ${BAR / 2}H0z`}
            className={styles[letter.toLowerCase()]}
          />
          <text
            x="10"
            y={topOf(letter) + BASELINE}
            className={classNames(styles.letter, (letter === 'A' || letter === 'G') && styles.onDark)}
          >
            {letter}
          </text>
        </g>
      ))}
      <Value x={USE_X} rating={use} />
      <Value x={EMISSIONS_X} rating={emissions} />
    </svg>
  );
}

function Value({ x, rating }: { x: number; rating: EnergyLabelProps['use'] }) {
  const top = topOf(rating.letter);
  return (
    <>
      <path d={`M${x} ${top + BAR / 2}l10-${BAR / 2}h${ARROW - 10}v${BAR}h-${ARROW - 10}z`} className={styles.arrow} />
      <text x={x + ARROW / 2 + 4} y={top + BASELINE} className={classNames(styles.letter, styles.value)}>
        {rating.value}
      </text>
    </>
  );
}
