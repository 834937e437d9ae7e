import type { IncomingHttpHeaders } from 'node:http';

const YEAR_S = 31_536_000;

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
const OVER_TLS = { 'Strict-Transport-Security': `max-age=${YEAR_S}; includeSubDomains` };

const plain: readonly (readonly [string, string])[] = Object.entries(ALWAYS);
const overTls: readonly (readonly [string, string])[] = Object.entries({ ...ALWAYS, ...OVER_TLS });

/** Security headers of a response as [name, value]. HSTS only if the proxy says that the visitor came over TLS. */
export function securityHeadersFor({ 'x-forwarded-proto': protocol }: IncomingHttpHeaders) {
  return protocol === 'https' ? overTls : plain;
}
