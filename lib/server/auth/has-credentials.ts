import 'server-only';

const isGiven = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/**
 * Whether a sign-in has a password and an email or telephone number (specification, section 5). Accounts are found by
 * email alone.
 */
export function hasCredentials(request: unknown): boolean {
  const { email, phone, password } = (request ?? {}) as Readonly<Record<string, unknown>>;
  return (isGiven(email) || isGiven(phone)) && typeof password === 'string' && password !== '';
}
