import { createHash } from 'node:crypto';

/** Hash of document and style. */
export function guideFingerprint(html, style) {
  return createHash('sha256').update(html).update(style).digest('hex');
}
