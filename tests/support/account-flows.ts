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

export const emails = (run: Run) => run<QueuedEmail>('select kind, recipient, payload from jobs order by created_at');

export async function lastToken(run: Run): Promise<string> {
  const token = (await emails(run)).at(-1)?.payload.token;
  if (!token) throw new Error('the latest mail has no link');
  return token;
}

export const enter = (input: Partial<SignInInput> = {}, from: Visitor = visitor) =>
  signIn({ email: EMAIL, password: PASSWORD, remember: false, returnTo: '/', ...input }, from);

export const register = (email = EMAIL, password = PASSWORD, from: Visitor = visitor, returnTo = '/') =>
  signUp({ email, password, confirm: password, returnTo }, from);

export const followLink = (token: string, password = PASSWORD, from: Visitor = visitor) =>
  verifyEmail({ token, password, confirm: password }, from);

export async function signedUp(run: Run, email = EMAIL): Promise<void> {
  await register(email);
  await followLink(await lastToken(run));
  await signOut();
  jar.clear();
}

export async function signedIn(run: Run): Promise<CurrentUser> {
  await signedUp(run);
  await enter();
  const user = await currentUser();
  if (!user) throw new Error('nobody is signed in');
  return user;
}
