import { createHash } from 'node:crypto';

/** What a printed guide was made from, in short: its document and its style. */
export function buyingGuideFingerprint(html: string, style: string): string {
  return createHash('sha256').update(html).update(style).digest('hex');
}
