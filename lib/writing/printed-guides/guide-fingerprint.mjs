import { createHash } from 'node:crypto';

export function guideFingerprint(html, style) {
  return createHash('sha256').update(html).update(style).digest('hex');
}
