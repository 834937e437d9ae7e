import { createHash } from 'node:crypto';

/** What a printed guide was made from, in short: its document and its style. */
export function buyingGuideFingerprint(html, style) {
  return createHash('sha256').update(html).update(style).digest('hex');
}
