import { chromium } from '@playwright/test';
import { systemChromium } from '../system-chromium.mjs';

/** A browser to measure or to try with; whoever asks for it closes it. */
export const launchBrowser = () =>
  chromium.launch({ ...(systemChromium ? { executablePath: systemChromium } : {}), args: ['--no-sandbox'] });
