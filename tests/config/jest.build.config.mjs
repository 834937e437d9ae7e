import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** Tests that read the finished build: run after `npm run build`. */
export default createConfig({
  rootDir: '../..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/build/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/tests/support/server-only.ts',
  },
});
