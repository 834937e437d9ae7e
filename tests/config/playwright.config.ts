import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { hasImapServer } from '@/tests/support/servers/has-imap-server.mjs';
import { imapAddress } from '@/tests/support/servers/imap-address.mjs';
import { ports, secrets } from '@/tests/support/servers/ports.mjs';
import { systemChromium } from '@/tests/support/system-chromium.mjs';

/**
 * `npm run check` runs each journey once, in English at 1440 px or Spanish at 390 px. `npm run check:nightly` runs all
 * variations.
 */
const isNightly = process.env.E2E_SCOPE === 'nightly';

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

const port = ports.site;
const withTypes = 'node --no-warnings --import ./tests/support/typescript-loader.mjs';
const seedClients = `${withTypes} tests/support/servers/seed-clients.ts`;
/** Journeys of emails are nightly. */
const hasMailbox = isNightly && hasImapServer;

export default defineConfig({
  testDir: '../e2e',
  outputDir: '../results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: '../results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'off',
    screenshot: 'only-on-failure',
    // CPU-rendered view transitions take seconds: motion is tested nightly, in English.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(systemChromium ? { executablePath: systemChromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: isNightly ? /, es\b/ : /, es\b|@nightly|@phone/,
      use: isNightly ? { ...desktop, contextOptions: { reducedMotion: 'no-preference' } } : desktop,
    },
    ...(isNightly ? [{ name: 'desktop, Spanish', grep: /, es\b/, use: desktop }] : []),
    {
      name: 'phone',
      grep: /@phone/,
      grepInvert: isNightly ? /, en\b/ : /, en\b|@nightly/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: [
    ...(hasMailbox
      ? [
          {
            command: `${withTypes} tests/support/servers/run-imap.ts`,
            cwd: '../..',
            url: `http://localhost:${ports.delivery}`,
            reuseExistingServer: false,
            gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
          },
        ]
      : []),
    {
      command: 'node tests/support/servers/run.mjs',
      cwd: '../..',
      url: `http://localhost:${ports.control}/ready`,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      // Accounts must exist before the site opens the embedded database.
      command: `${seedClients} && npm run start -- --port ${port}`,
      cwd: '../..',
      env: {
        // A new database for each run, or an empty PostgreSQL one.
        DATABASE_URL: process.env.E2E_DATABASE_URL ?? `file:${mkdtempSync(path.join(tmpdir(), 'site-e2e-'))}/db`,
        SITE_URL: `http://localhost:${port}`,
        // Each test sets its client address as the proxy (tests/support/visitor.ts).
        TRUSTED_PROXY_HOPS: '1',
        AUTH_SECRET: secrets.auth,
        ...(hasMailbox && { INBOX_URL: imapAddress(ports.imap), INBOX_ADDRESS: 'answers@agency.example' }),
        SMTP_URL: `smtp://localhost:${ports.smtp}`,
        GOOGLE_CLIENT_ID: secrets.google.id,
        GOOGLE_CLIENT_SECRET: secrets.google.secret,
        GOOGLE_ISSUER: `http://localhost:${ports.google}`,
        FACEBOOK_CLIENT_ID: secrets.facebook.id,
        FACEBOOK_CLIENT_SECRET: secrets.facebook.secret,
        FACEBOOK_ORIGIN: `http://localhost:${ports.facebook}`,
      },
      timeout: 120_000,
      url: `http://localhost:${port}/readyz`,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      stdout: 'pipe',
    },
  ],
});
