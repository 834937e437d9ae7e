type HoneypotFieldProps = {
  id: string;
  label: string;
};

/** Spam trap. Bots detect `display: none`, so other CSS hides it. */
export function HoneypotField({ id, label }: HoneypotFieldProps) {
  return (
    <div className="visuallyHidden" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name="honeypot" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
