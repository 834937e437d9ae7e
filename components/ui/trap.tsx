import styles from './trap.module.scss';

type TrapProps = {
  id: string;
  /** For whoever comes upon it all the same: to leave it empty. */
  label: string;
};

/** A field that people neither see nor reach, for programs that fill in whatever there is. */
export function Trap({ id, label }: TrapProps) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name="honeypot" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
