import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { authSecret } from '@/lib/server/auth-secret';

/** base64url characters: 132 bits. */
const LENGTH = 22;

/** Contains no data of the subscriber. Changes with AUTH_SECRET. */
export const clickSignature = (campaignId: string, path: string): string =>
  createHmac('sha256', authSecret())
    .update(`newsletter:click:${campaignId}:${path}`)
    .digest('base64url')
    .slice(0, LENGTH);

export function isClickSignature(campaignId: string, path: string, given: string): boolean {
  const [expected, actual] = [Buffer.from(clickSignature(campaignId, path)), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
