import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { authSecret } from '@/lib/server/auth-secret';

/** Hexadecimal digits: 64 bits. */
const SIGNATURE_LENGTH = 16;
const TOKEN = /^([0-9a-f]{32})([0-9a-f]{16})$/;

/** 48 characters, case-insensitive: email servers may change the case. */
export function answerToken(eventId: string): string {
  const id = eventId.replaceAll('-', '');
  return id + signatureOf(id);
}

/** Returns null when the signature is invalid. Changes with AUTH_SECRET. */
export function readAnswerToken(token: string): string | null {
  const [, id, signature] = TOKEN.exec(token.toLowerCase()) ?? [];
  if (!id || !signature || !timingSafeEqual(Buffer.from(signatureOf(id)), Buffer.from(signature))) return null;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const signatureOf = (id: string): string =>
  createHmac('sha256', authSecret()).update(`answer:${id}`).digest('hex').slice(0, SIGNATURE_LENGTH);
