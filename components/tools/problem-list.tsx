import styles from './tool-form.module.scss';

export type Problem = Readonly<{ href: `#${string}`; label: string; text: string }>;

type ProblemListProps = { title: string; problems: readonly Problem[] };

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
