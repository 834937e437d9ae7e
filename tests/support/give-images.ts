import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { folder } from './site-server';

export async function writePhoto(background: string): Promise<string> {
  const file = path.join(folder, `${background}.jpg`);
  const image = sharp({ create: { width: 1700, height: 1100, channels: 3, background } });
  writeFileSync(file, await image.jpeg().toBuffer());
  return file;
}

/** No site may be running on the database. */
export function giveImages(
  environment: Readonly<Record<string, string>>,
  files: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const loader = ['--no-warnings', '--import', './tests/support/typescript-loader.mjs'];
  const output = execFileSync(
    process.execPath,
    [...loader, 'tests/support/servers/seed-images.ts', JSON.stringify(files)],
    { env: { ...process.env, ...environment }, encoding: 'utf8' },
  );
  return output.match(/photo-[0-9a-f]{32}/g) ?? [];
}
