import 'server-only';
import { createHash } from 'node:crypto';
import { cookies } from 'next/headers';
import { cookieName, cookieOptions } from './session-cookie';
import { valuationFields } from '@/lib/valuation/valuation-input';

/** Listed in content/storage.ts. */
const COOKIE = cookieName('valuation-to-save');
const LIFETIME_SECONDS = 86_400;

type Answers = Readonly<Record<string, string>>;

/** Server actions only. */
export async function setPendingValuation(answers: Answers): Promise<void> {
  (await cookies()).set(COOKIE, fingerprint(answers), { ...cookieOptions, maxAge: LIFETIME_SECONDS });
}

/** Returns true once. Route handlers only. */
export async function consumePendingValuation(answers: Answers): Promise<boolean> {
  const jar = await cookies();
  if (jar.get(COOKIE)?.value !== fingerprint(answers)) return false;
  jar.set(COOKIE, '', { ...cookieOptions, maxAge: 0 });
  return true;
}

const fingerprint = (answers: Answers): string =>
  createHash('sha256')
    .update(valuationFields.map((name) => answers[name] ?? '').join('\n'))
    .digest('base64url');
