import path from 'node:path';
import createNextIntlPlugin from 'next-intl/plugin';
import { readEnvironment } from '@/lib/env/process';
import { articleRewrites } from '@/lib/writing/article-rewrites';
import { filterRewrites } from '@/lib/listings/search/filter-rewrites';
import { searchRewrites } from '@/lib/writing/search/search-rewrites';
import { redirects } from '@/lib/middleware/redirects';
import type { NextConfig } from 'next';

try {
  readEnvironment();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const DAY_S = 86_400;
/** How long browsers may cache files of `public`: names of the guide stay when it is printed anew. */
const fileHeaders = [
  ['/guides/:file.pdf', `public, max-age=${DAY_S}, stale-while-revalidate=${7 * DAY_S}`],
  ['/pictures/:file*', `public, max-age=${365 * DAY_S}, immutable`],
].map(([source = '', value = '']) => ({ source, headers: [{ key: 'Cache-Control', value }] }));

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    createMessagesDeclaration: './messages/en.json',
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
});

const nextConfig: NextConfig = {
  poweredByHeader: false,
  // One folder for the host; lib/cli/complete-standalone.mjs adds what Next leaves out.
  output: 'standalone',
  outputFileTracingRoot: process.cwd(),
  cacheHandler: path.resolve('lib/delivery/cache-handler.mjs'),
  reactStrictMode: true,
  // Pictures are made once in fixed sizes: `/_next/image` makes none, and is closed.
  images: { unoptimized: true },
  experimental: {
    globalNotFound: true,
    // A page loads the styles of its own parts (docs/measured.md compares the modes).
    cssChunking: 'graph',
    // Pages made at run time stay in memory: nothing is written under .next.
    isrFlushToDisk: false,
  },
  // Each finds files of its own beside its code (WebAssembly, native binaries), which a bundle would lose.
  // The renderer of mails takes React's own server, which pages may not.
  serverExternalPackages: [
    'pino',
    '@electric-sql/pglite',
    'pg',
    '@node-rs/argon2',
    '@react-email/render',
    'nodemailer',
    'prom-client',
    'next-auth',
    '@opentelemetry/api',
    '@opentelemetry/context-async-hooks',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace',
  ],
  headers: () => Promise.resolve(fileHeaders),
  redirects: () => Promise.resolve([...redirects]),
  rewrites: () =>
    Promise.resolve({
      beforeFiles: [...filterRewrites, ...articleRewrites, ...searchRewrites],
      afterFiles: [],
      fallback: [],
    }),
};

export default withNextIntl(nextConfig);
