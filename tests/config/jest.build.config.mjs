import { project, rootDir } from './jest.config.mjs';

export const builtSite = {
  rootDir,
  testEnvironment: 'node',
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  maxWorkers: '100%',
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/tests/support/empty-module.ts',
  },
};

export const sharedSite = {
  globalSetup: '<rootDir>/tests/config/start-site.mjs',
  globalTeardown: '<rootDir>/tests/config/stop-site.mjs',
};

/** Run after `npm run build`. */
export default () =>
  project({
    ...builtSite,
    ...sharedSite,
    testMatch: ['<rootDir>/tests/{build,built-html}/**/*.test.ts', '<rootDir>/tests/specification/*.built.test.ts'],
  });
