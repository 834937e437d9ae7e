import path from 'node:path';
import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** Packages that Jest must transform on Node 20: ES modules, and the email renderer, which uses `import()`. */
const esModules = [
  'altcha-lib',
  'request-filtering-agent',
  '@react-email',
  'p-queue',
  'p-timeout',
  'eventemitter3',
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'icu-minify',
  ...['htmlparser2', 'domhandler', 'domelementtype', 'domutils', 'dom-serializer'],
  'hast[\\w-]*',
  'unist-[\\w-]*',
  'vfile[\\w-]*',
  'mdast-[\\w-]*',
  'micromark-[\\w-]*',
  'character-entities-[\\w-]*',
  ...['ccount', 'comma-separated-tokens', 'devlop', 'entities', 'html-void-elements', 'parse5', 'property-information'],
  ...['space-separated-tokens', 'stringify-entities', 'trim-lines', 'web-namespaces', 'zwitch'],
  '@ungap',
  'marked',
  ...['@otplib', '@noble', '@scure'],
  ...['file-type', 'strtok3', 'token-types', 'uint8array-extras', '@tokenizer', '@borewit'],
  ...['pbf', 'pmtiles', '@mapbox/vector-tile', '@mapbox/point-geometry', 'supercluster', 'kdbush'],
];

export const rootDir = path.resolve(import.meta.dirname, '../..');

/** @type {import('jest').Config} */
const shared = {
  rootDir,
  setupFilesAfterEnv: ['<rootDir>/tests/config/jest.setup.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
};

const aliases = {
  '^@react-email/render$': '<rootDir>/node_modules/@react-email/render/dist/node/index.mjs',
  // Unused email components: loading them adds a second per test file.
  '^@react-email/(code-block|code-inline|font|markdown|tailwind)$': '<rootDir>/tests/support/empty-module.ts',
  // Zod's texts in 50 other languages, which nothing reads.
  '^\\.\\./locales/index\\.cjs$': '<rootDir>/tests/support/empty-module.ts',
  // Makes tests independent of listings and team. Next's compiler has already made `@/` relative.
  '/content/properties/(all|ids)$': '<rootDir>/tests/support/portfolio.ts',
  '/content/(en/team|es/team|team-emails)$': '<rootDir>/tests/support/team.ts',
  '^@/(.*)$': '<rootDir>/$1',
  '^server-only$': '<rootDir>/tests/support/empty-module.ts',
};

/** Without a browser; the few that read documents or storage ask for one (`@jest-environment jsdom`). */
const unit = {
  ...shared,
  displayName: 'unit',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{app,components,content,lib,tests/specification}/**/*.test.ts'],
  testPathIgnorePatterns: ['\\.built\\.test\\.ts$'],
  moduleNameMapper: aliases,
};

const components = {
  ...shared,
  displayName: 'components',
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/tests/config/jest.components.setup.ts'],
  testMatch: ['<rootDir>/{app,components,lib}/**/*.test.tsx'],
  moduleNameMapper: aliases,
};

/** tests/integration uses PostgreSQL if available, tests/contract both engines. */
export const integration = {
  ...shared,
  displayName: 'integration',
  testEnvironment: '<rootDir>/tests/config/database-environment.mjs',
  globalSetup: '<rootDir>/tests/config/start-postgres.mjs',
  globalTeardown: '<rootDir>/tests/config/stop-postgres.mjs',
  testMatch: ['<rootDir>/tests/{integration,contract}/**/*.test.ts'],
  moduleNameMapper: { ...aliases, '^@electric-sql/pglite(/nodefs)?$': '<rootDir>/tests/support/database/pglite$1.ts' },
};

/** next/jest can only add ignored folders, so this removes them afterwards. */
export const project = async (config) => ({
  ...(await createConfig(config)()),
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`, '^.+\\.module\\.(css|sass|scss)$'],
});

export default async () => ({
  rootDir,
  testTimeout: 30_000,
  maxWorkers: '100%',
  projects: await Promise.all([unit, components, integration].map(project)),
});
