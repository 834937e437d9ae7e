import 'server-only';

const isGiven = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** Specification, section 5. Accounts are found only by email. */
export function hasCredentials(request: unknown): boolean {
  const { email, phone, password } = (request ?? {}) as Readonly<Record<string, unknown>>;
  return (isGiven(email) || isGiven(phone)) && typeof password === 'string' && password !== '';
}
