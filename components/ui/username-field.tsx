export function UsernameField({ email }: { email: string }) {
  return (
    <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly tabIndex={-1} />
  );
}
