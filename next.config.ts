import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import createNextIntlPlugin from 'next-intl/plugin';
import { locales } from '@/lib/i18n/locales';
import { readEnvironment } from '@/lib/env/process';
import { searchRewrites } from '@/lib/writing/search/search-rewrites';
import { ownerRedirects } from '@/lib/middleware/redirects';
import type { NextConfig } from 'next';

try {
  readEnvironment();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const DAY_S = 86_400;
const CACHE_BYTES = 75 * 1024 * 1024;
const fileHeaders = [
  ['/guides/:file.pdf', `public, max-age=${DAY_S}, stale-while-revalidate=${7 * DAY_S}`],
  // A better picture keeps its name (docs/content.md).
  ['/pictures/:file*', `public, max-age=${DAY_S}, stale-while-revalidate=${30 * DAY_S}`],
].map(([source = '', value = '']) => ({ source, headers: [{ key: 'Cache-Control', value }] }));

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    createMessagesDeclaration: readdirSync('messages/en')
      .filter((name) => name.endsWith('.json'))
      .map((name) => `./messages/en/${name}`),
    messages: { path: ['./messages/en', './messages/es'], format: 'json', locales: 'infer', precompile: true },
  },
});

const nextConfig: NextConfig = {
  poweredByHeader: false,
  // Completed by lib/cli/complete-standalone.mjs.
  output: 'standalone',
  outputFileTracingRoot: process.cwd(),
  cacheHandler: path.resolve('lib/delivery/cache-handler.mjs'),
  // About 200 listing pages; Next's 50 MB hold 130. Fits into 350 MB with a heap of 256 (docs/measured.md).
  cacheMaxMemorySize: CACHE_BYTES,
  reactStrictMode: true,
  // `npm run types` checks them in half the time, with the native compiler.
  typescript: { ignoreBuildErrors: true },
  // Identifies the newest build; its listings count.
  env: { BUILT_AT: new Date().toISOString() },
  // Images have fixed sizes: `/_next/image` is off.
  images: { unoptimized: true },
  experimental: {
    globalNotFound: true,
    // Saves a third of repeated builds; would add a quarter to the first.
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
    // Prerenders with all processors; the default leaves one free.
    cpus: availableParallelism(),
    // Production source maps are unused: 70 MB, a tenth of the build work.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    // Prices change at run time; 30 seconds is Next's minimum.
    staleTimes: { static: 30 },
    // Loads little more than a page's own styles; docs/measured-history.md compares other values.
    cssChunking: { type: 'graph', requestCost: 5_000, weightDistribution: 0 },
    // Loads pages on demand: saves 1.1 s and 45 MB at start; the first page takes 0.1 s more.
    preloadEntriesOnStart: false,
    isrFlushToDisk: false,
  },
  // These load files beside their code (WebAssembly, native binaries). The email renderer needs React's server, which
  // pages may not use.
  serverExternalPackages: [
    'pino',
    '@electric-sql/pglite',
    'pg',
    '@node-rs/argon2',
    '@react-email/render',
    'pdfkit',
    'nodemailer',
    'imapflow',
    // It asks for an optional package that is not installed.
    'email-reply-parser',
    'prom-client',
    'next-auth',
    '@opentelemetry/api',
    '@opentelemetry/context-async-hooks',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace',
  ],
  headers: () => Promise.resolve(fileHeaders),
  redirects: () => Promise.resolve(ownerRedirects(locales)),
  rewrites: () =>
    Promise.resolve({
      beforeFiles: searchRewrites,
      afterFiles: [],
      fallback: [],
    }),
};

export default withNextIntl(nextConfig);
