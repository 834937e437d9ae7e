import type { IncomingHttpHeaders } from 'node:http';

type Headers = readonly (readonly [name: string, value: string])[];

const ALWAYS: Headers = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];
const OVER_TLS: Headers = [...ALWAYS, ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']];

export const securityHeadersFor = ({ 'x-forwarded-proto': protocol }: IncomingHttpHeaders): Headers =>
  protocol === 'https' ? OVER_TLS : ALWAYS;
