import type { SignInInput } from '@/lib/forms/account';
import { currentUser, type CurrentUser } from '@/lib/server/auth/current-user';
import { signIn } from '@/lib/server/usecases/accounts/sign-in';
import { signUp } from '@/lib/server/usecases/accounts/sign-up';
import { verifyEmail } from '@/lib/server/usecases/accounts/verify-email';

export const visitor = { ip: '192.0.2.1', locale: 'es' } as const;
export const PASSWORD = 'orange tram 88';
export const EMAIL = 'ada@example.com';

type Run = <Row>(statement: string) => Promise<readonly Row[]>;
type Mail = Readonly<{ kind: string; recipient: string; payload: { token?: string; provider?: string } }>;

/** What was to be mailed, oldest first. */
export const mails = (run: Run) => run<Mail>('select kind, recipient, payload from outbox order by created_at');

/** The secret of the latest link that was mailed. */
export async function lastToken(run: Run): Promise<string> {
  const token = (await mails(run)).at(-1)?.payload.token;
  if (!token) throw new Error('the latest mail has no link');
  return token;
}

export const enter = (input: Partial<SignInInput> = {}, from: { ip: string; locale: 'en' | 'es' } = visitor) =>
  signIn({ email: EMAIL, password: PASSWORD, remember: false, returnTo: '/', ...input }, from);

/** A client who signed up and followed the link. */
export async function signedUp(run: Run, email = EMAIL): Promise<void> {
  await signUp({ email, password: PASSWORD, confirm: PASSWORD }, visitor);
  await verifyEmail(await lastToken(run), visitor);
}

/** The same, signed in. */
export async function signedIn(run: Run): Promise<CurrentUser> {
  await signedUp(run);
  await enter();
  const user = await currentUser();
  if (!user) throw new Error('nobody is signed in');
  return user;
}
