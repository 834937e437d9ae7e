import { existsSync } from 'node:fs';

/** Headless shell first: 60% of the time for the same pages. Undefined: Playwright's own. */
export const systemChromium = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((file) => existsSync(file));
