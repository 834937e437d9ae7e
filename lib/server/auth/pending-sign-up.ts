import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { safePath } from '@/lib/site/safe-path';
import { RESEND_SECONDS } from '@/lib/accounts/account-schemas';
import { cookieName, cookieOptions } from './session-cookie';

/** Listed in content/storage.ts. */
const COOKIE = cookieName('pending-sign-up');
const LIFETIME_SECONDS = 3_600;

const schema = z.object({
  email: z.string().min(1),
  returnTo: z.string().transform(safePath),
  isRepeated: z.boolean(),
  /** ms since 1970. */
  sentAt: z.number(),
});

type StoredSignUp = Readonly<z.infer<typeof schema>>;

export type PendingSignUp = Omit<StoredSignUp, 'sentAt'> & Readonly<{ waitSeconds: number }>;

export async function readPendingSignUp(): Promise<PendingSignUp | null> {
  const value = (await cookies()).get(COOKIE)?.value;
  if (!value) return null;
  try {
    const { sentAt, ...pending } = schema.parse(JSON.parse(value));
    const elapsed = Math.floor((Date.now() - sentAt) / 1_000);
    return { ...pending, waitSeconds: Math.min(RESEND_SECONDS, Math.max(0, RESEND_SECONDS - elapsed)) };
  } catch {
    return null;
  }
}

/** Server actions only. */
export async function setPendingSignUp(pending: Omit<StoredSignUp, 'sentAt'>): Promise<void> {
  (await cookies()).set(COOKIE, JSON.stringify({ ...pending, sentAt: Date.now() }), {
    ...cookieOptions,
    maxAge: LIFETIME_SECONDS,
  });
}

/** Server actions only. */
export async function clearPendingSignUp(): Promise<void> {
  (await cookies()).set(COOKIE, '', { ...cookieOptions, maxAge: 0 });
}
