import 'server-only';

const isGiven = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/**
 * Whether a request to sign in names somebody and brings a password: an email address or a telephone number, as the
 * specification has it (section 5). Accounts here are found by their address alone.
 */
export function hasCredentials(request: unknown): boolean {
  const { email, phone, password } = (request ?? {}) as Readonly<Record<string, unknown>>;
  return (isGiven(email) || isGiven(phone)) && typeof password === 'string' && password !== '';
}
