type HoneypotFieldProps = {
  id: string;
  /** For whoever comes upon it all the same: to leave it empty. */
  label: string;
};

/**
 * A field that people neither see nor reach, for programs that fill in whatever there is. Not hidden by `display: none`,
 * which they look for.
 */
export function HoneypotField({ id, label }: HoneypotFieldProps) {
  return (
    <div className="visuallyHidden" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name="honeypot" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
