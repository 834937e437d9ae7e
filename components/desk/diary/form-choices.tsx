export type Choice = Readonly<{ value: string; label: string }>;

export function Options({ choices }: Readonly<{ choices: readonly Choice[] }>) {
  return choices.map(({ label, value }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
