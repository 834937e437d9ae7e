/** Builds the site where a source file, the lockfile or the site's address has changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './install.mjs';
import { fail } from './node-version.mjs';

const MARK = '.next/built-from';
const SOURCES = ['app', 'components', 'content', 'lib', 'messages', 'public'];
const ROOT_FILES = ['package-lock.json', 'next.config.ts', 'tsconfig.json', 'middleware.ts', 'instrumentation.ts'];

/** Environment files Next reads at build time. */
const ENVIRONMENT_FILES = ['.env', '.env.local', '.env.production', '.env.production.local'];

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'out' ? [] : filesBelow(file);
    return [file];
  });
}

/** One hash over all that a build depends on; of public files the size is enough. */
function fingerprint() {
  const hash = createHash('sha256')
    .update(process.version)
    .update(process.env.SITE_URL ?? '')
    .update(process.env.RECAPTCHA_SITE_KEY ?? '')
    .update(process.env.BOOKING_WIDGET_URL ?? '');
  const files = [
    ...SOURCES.flatMap(filesBelow),
    ...[...ROOT_FILES, ...ENVIRONMENT_FILES].filter((file) => existsSync(file)),
  ];
  for (const file of files.sort()) {
    hash.update(file).update(file.startsWith('public') ? String(statSync(file).size) : readFileSync(file));
  }
  return hash.digest('hex');
}

export function buildOnce() {
  const wanted = fingerprint();
  if (existsSync(MARK) && existsSync('.next/BUILD_ID') && readFileSync(MARK, 'utf8') === wanted) return;
  console.log('Building the site …');
  if (!run('npm', ['run', 'build'])) fail('The build failed: the lines above say where. Nothing was started.');
  writeFileSync(MARK, wanted);
}
