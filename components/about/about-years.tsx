import styles from './about-years.module.scss';
import type { About } from '@/lib/site/about';

type AboutYearsProps = { figure: string } & About['years'];

export function AboutYears({ figure, title, text, milestones }: AboutYearsProps) {
  return (
    <section className={`onDark section ${styles.band}`} aria-labelledby="years">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.head}>
          <h2 id="years">
            {figure && <span className={`numeric ${styles.figure}`}>{figure}</span>} {title}
          </h2>
          {text && <p>{text}</p>}
        </div>
        <ol className={styles.list}>
          {milestones.map((milestone) => (
            <li key={`${milestone.year} ${milestone.text}`}>
              <span className={`numeric ${styles.year}`}>{milestone.year}</span>
              <p>{milestone.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
