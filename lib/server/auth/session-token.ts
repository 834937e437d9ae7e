import 'server-only';
import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';
import { env } from '@/lib/server/env';
import { authSecret } from '@/lib/server/auth-secret';

/** `before`: previous sign-in (ISO, or null). */
const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), before: z.iso.datetime().nullable() });

export type SessionClaims = Readonly<z.infer<typeof claimsSchema>>;

const MAX_TOKEN_LENGTH = 4_096;

export function encodeSession(claims: SessionClaims): Promise<string> {
  return encode({ token: { ...claims }, secret: authSecret(), maxAge: env.SESSION_SECONDS });
}

/** Returns null for an invalid or expired cookie. Never throws. */
export async function decodeSession(token: string | undefined): Promise<SessionClaims | null> {
  if (!token || token.length > MAX_TOKEN_LENGTH) return null;
  const payload = await decode({ token, secret: authSecret() }).catch(() => null);
  return parseClaims(payload);
}

export function parseClaims(payload: unknown): SessionClaims | null {
  const result = claimsSchema.safeParse(payload);
  return result.success ? result.data : null;
}
