import securityHeadersByCase from './response-headers.json';

const YEAR_S = 31_536_000;
const DAY_S = 86_400;

const listed = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * For Next, which alone serves `next dev`; `npm start` sets the same on every response, also those that Next answers
 * before it looks here (lib/delivery). The content security policy is written after the build.
 */
export const securityHeaders = [
  { source: '/:path*', headers: listed(securityHeadersByCase.always) },
  {
    // Only where a proxy says that the visitor came over TLS.
    source: '/:path*',
    has: [{ type: 'header' as const, key: 'x-forwarded-proto', value: 'https' }],
    headers: listed(securityHeadersByCase.overTls),
  },
  {
    // Names that stay when the guide is printed anew: a browser asks again after a day.
    source: '/guides/:file.pdf',
    headers: [{ key: 'Cache-Control', value: `public, max-age=${DAY_S}, stale-while-revalidate=${DAY_S * 7}` }],
  },
  {
    source: '/pictures/:file*',
    headers: [{ key: 'Cache-Control', value: `public, max-age=${YEAR_S}, immutable` }],
  },
];
