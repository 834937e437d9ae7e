import { chromium } from '@playwright/test';
import { systemChromium } from '../system-chromium.mjs';

/** The caller closes it. */
export const launchBrowser = () =>
  chromium.launch({ ...(systemChromium ? { executablePath: systemChromium } : {}), args: ['--no-sandbox'] });
