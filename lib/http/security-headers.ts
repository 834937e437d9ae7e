const YEAR_S = 31_536_000;
const DAY_S = 86_400;

/** On every answer: pages, files, redirects and errors. The content security policy is written after the build. */
export const securityHeaders = [
  {
    source: '/:path*',
    headers: [
      { key: 'X-Content-Type-Options', value: 'nosniff' },
      { key: 'X-Frame-Options', value: 'DENY' },
      { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
      { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()' },
      { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    ],
  },
  {
    // Only where a proxy says that the visitor came over TLS.
    source: '/:path*',
    has: [{ type: 'header' as const, key: 'x-forwarded-proto', value: 'https' }],
    headers: [{ key: 'Strict-Transport-Security', value: `max-age=${YEAR_S}; includeSubDomains` }],
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
