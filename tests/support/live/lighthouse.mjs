/** Mobile Lighthouse, run by npx because the site does not need it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { systemChromium } from '../system-chromium.mjs';

/** The newest version for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking --ignore-certificate-errors';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const run = promisify(execFile);

/** Repeats twice, because traces may lack a start (NO_NAVSTART), then throws. */
export async function examine(url, triesLeft = 2) {
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json'];
  args.push(`--only-categories=${CATEGORIES}`, `--chrome-flags=${FLAGS}`);
  try {
    const { stdout } = await run('npx', args, {
      env: { ...process.env, ...(systemChromium && { CHROME_PATH: systemChromium }) },
      maxBuffer: 64_000_000,
    });
    const { categories, audits } = JSON.parse(stdout);
    return {
      ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)])),
      paint: audits['first-contentful-paint'].numericValue,
      index: audits['speed-index'].numericValue,
      largest: audits['largest-contentful-paint'].numericValue,
      blocking: audits['total-blocking-time'].numericValue,
      shift: audits['cumulative-layout-shift'].numericValue,
    };
  } catch (error) {
    if (triesLeft === 0) throw new Error(`Lighthouse ended without a report of ${url}`, { cause: error });
    return examine(url, triesLeft - 1);
  }
}
