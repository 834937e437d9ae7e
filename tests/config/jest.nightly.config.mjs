import { builtSite } from './jest.build.config.mjs';
import { project } from './jest.config.mjs';

/** Tests of the finished build that take longer: outages, kills, a second build, many visitors. */
export default () => project({ ...builtSite, testMatch: ['<rootDir>/tests/nightly/**/*.test.ts'] });
