import { chromium } from '@playwright/test';
import { systemChromium } from '../system-chromium.mjs';

/** The caller must close it. */
export const launchBrowser = (args = []) =>
  chromium.launch({ ...(systemChromium ? { executablePath: systemChromium } : {}), args: ['--no-sandbox', ...args] });
