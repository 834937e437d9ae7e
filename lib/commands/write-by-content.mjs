import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const NAME_LENGTH = 16;

/** Writes a file named after what it holds, so that browsers can keep it for good. Gives its name. */
export function writeByContent(content, { folder, extension }) {
  const name = `${createHash('sha256').update(content).digest('base64url').slice(0, NAME_LENGTH)}.${extension}`;
  writeFileSync(path.join(folder, name), content);
  return name;
}
