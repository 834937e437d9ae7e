import styles from './about-values.module.scss';
import type { About } from '@/lib/site/about';

export function AboutValues({ title, items }: About['values']) {
  return (
    <section className={`sand ${styles.section}`} aria-labelledby="values">
      <div className={`wrap ${styles.grid}`}>
        <h2 id="values">{title}</h2>
        <ol className={styles.stairs}>
          {items.map((value) => (
            <li key={value.title}>
              <h3>{value.title}</h3>
              <p>{value.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
