import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { authSecret } from '@/lib/server/auth-secret';

/** Of base64url: 132 bits. */
const LENGTH = 22;

/** Ties a path of the site to a newsletter; says nothing of the reader. Changes with AUTH_SECRET. */
export const clickSignature = (campaignId: string, path: string): string =>
  createHmac('sha256', authSecret())
    .update(`newsletter:click:${campaignId}:${path}`)
    .digest('base64url')
    .slice(0, LENGTH);

export function isClickSignature(campaignId: string, path: string, given: string): boolean {
  const [expected, actual] = [Buffer.from(clickSignature(campaignId, path)), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
