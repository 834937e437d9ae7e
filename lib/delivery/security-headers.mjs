import { readFileSync } from 'node:fs';

/** The list that next.config.ts reads as well. */
const { always, overTls } = JSON.parse(readFileSync(new URL('../http/response-headers.json', import.meta.url), 'utf8'));
const plain = Object.entries(always);
const encrypted = [...plain, ...Object.entries(overTls)];

/**
 * The security headers of a response, as pairs of name and value. HSTS is among them only where a proxy says that the
 * visitor came over TLS.
 */
export function securityHeadersFor({ 'x-forwarded-proto': protocol }) {
  return protocol === 'https' ? encrypted : plain;
}
