import styles from './tick-list.module.scss';

/** Things to tick off on paper: the boxes are drawn, and print. */
export function TickList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
