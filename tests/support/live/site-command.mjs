import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const MAX_OUTPUT_BYTES = 2 ** 28;

export async function siteCommand(settings, name, ...args) {
  const options = { env: { ...process.env, ...settings }, maxBuffer: MAX_OUTPUT_BYTES };
  return (await promisify(execFile)(process.execPath, [`lib/cli/${name}.mjs`, ...args], options)).stdout;
}
