import styles from './tool-form.module.scss';

type ProblemListProps = {
  title: string;
  /** What is wrong by field; `href` leads to the field. */
  problems: readonly Readonly<{ href: `#${string}`; label: string; text: string }>[];
};

/** What is wrong with a form, on top of it, each leading to its field. */
export function ProblemList({ title, problems }: ProblemListProps) {
  return (
    <div role="alert" className={styles.problems}>
      <p>{title}</p>
      <ul>
        {problems.map(({ href, label, text }) => (
          <li key={href}>
            <a href={href}>{label}</a>: {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
