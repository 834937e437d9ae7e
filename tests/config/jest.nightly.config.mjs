import { builtSite, sharedSite } from './jest.build.config.mjs';
import { integration, project, rootDir } from './jest.config.mjs';

const { maxWorkers, ...built } = builtSite;

/** Slow tests: outages, kills, a second build, many visitors, database failures. */
export default async () => ({
  rootDir,
  maxWorkers,
  projects: await Promise.all(
    [
      { ...built, displayName: 'nightly', testMatch: ['<rootDir>/tests/nightly/*.test.ts'] },
      {
        ...built,
        ...sharedSite,
        displayName: 'nightly build',
        testMatch: ['<rootDir>/tests/nightly/build/*.test.ts'],
      },
      {
        ...integration,
        displayName: 'nightly integration',
        testMatch: ['<rootDir>/tests/nightly/integration/*.test.ts'],
      },
    ].map(project),
  ),
});
