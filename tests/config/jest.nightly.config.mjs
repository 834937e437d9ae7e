import { builtSite, sharedSite } from './jest.build.config.mjs';
import { integration, project, rootDir } from './jest.config.mjs';

const { maxWorkers, ...built } = builtSite;

/**
 * What takes longer: the finished build with outages, kills, a second build, many visitors; databases that are killed,
 * hang or are made by halves.
 */
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
