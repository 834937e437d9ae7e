import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { authSecret } from '@/lib/server/auth-secret';

/** A token is valid for one purpose only. */
type Purpose = 'listing:answer' | 'viewing:answer';

/** base64url characters of a UUID. */
const ID_LENGTH = 22;
/** base64url characters: 126 bits. */
const SIGNATURE_LENGTH = 21;

/** 43 characters, as the other tokens of emails. Changes with AUTH_SECRET. */
export function signedId(purpose: Purpose, id: string): string {
  const signature = createHmac('sha256', authSecret()).update(`${purpose}:${id}`).digest('base64url');
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url') + signature.slice(0, SIGNATURE_LENGTH);
}

/** Returns null when the signature is invalid. */
export function readSignedId(purpose: Purpose, token: string): string | null {
  const digits = Buffer.from(token.slice(0, ID_LENGTH), 'base64url').toString('hex');
  const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const [expected, actual] = [Buffer.from(signedId(purpose, id)), Buffer.from(token)];
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? id : null;
}
