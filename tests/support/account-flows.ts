import type { SignInInput } from '@/lib/accounts/account-schemas';
import type { Visitor } from '@/lib/server/http/request-visitor';
import { currentUser, type CurrentUser } from '@/lib/server/auth/current-user';
import { signIn } from '@/lib/server/services/accounts/sign-in';
import { signOut } from '@/lib/server/services/accounts/sign-out';
import { signUp } from '@/lib/server/services/accounts/sign-up';
import { verifyEmail } from '@/lib/server/services/accounts/verify-email';
import { jar } from './cookie-jar';

export const visitor = { ip: '192.0.2.1', locale: 'es' } as const;
export const PASSWORD = 'orange tram 88';
export const EMAIL = 'ada@example.com';

type Run = <Row>(statement: string) => Promise<readonly Row[]>;
type QueuedEmail = Readonly<{ kind: string; recipient: string; payload: { token?: string; provider?: string } }>;

/** Queued emails, oldest first. */
export const emails = (run: Run) => run<QueuedEmail>('select kind, recipient, payload from jobs order by created_at');

/** Token of the latest emailed link. */
export async function lastToken(run: Run): Promise<string> {
  const token = (await emails(run)).at(-1)?.payload.token;
  if (!token) throw new Error('the latest mail has no link');
  return token;
}

export const enter = (input: Partial<SignInInput> = {}, from: Visitor = visitor) =>
  signIn({ email: EMAIL, password: PASSWORD, remember: false, returnTo: '/', ...input }, from);

/** Submits the sign-up form. */
export const register = (email = EMAIL, password = PASSWORD, from: Visitor = visitor, returnTo = '/') =>
  signUp({ email, password, confirm: password, returnTo }, from);

/** Uses the sign-up link. */
export const followLink = (token: string, password = PASSWORD, from: Visitor = visitor) =>
  verifyEmail({ token, password, confirm: password }, from);

/** A verified client in a new browser. */
export async function signedUp(run: Run, email = EMAIL): Promise<void> {
  await register(email);
  await followLink(await lastToken(run));
  await signOut();
  jar.clear();
}

/** The same, signed in. */
export async function signedIn(run: Run): Promise<CurrentUser> {
  await signedUp(run);
  await enter();
  const user = await currentUser();
  if (!user) throw new Error('nobody is signed in');
  return user;
}
