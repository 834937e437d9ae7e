import { existsSync } from 'node:fs';

/** The program of the system's Chromium; undefined where there is none, and Playwright's own is used. */
export const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (file) => existsSync(file),
);
