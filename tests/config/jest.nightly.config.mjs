import nextJest from 'next/jest.js';
import { builtSite } from './jest.build.config.mjs';

/** Tests of the finished build that take longer: outages, kills, a second build, many visitors. */
export default nextJest({ dir: './' })({ ...builtSite, testMatch: ['<rootDir>/tests/nightly/**/*.test.ts'] });
