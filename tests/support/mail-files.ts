import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A mail as it is on the wire, its lines whole again and its equals signs plain: enough to find words and links. */
export const readable = (raw: string): string =>
  raw
    .replace(/=\r\n/g, '')
    .replace(/=3D/g, '=')
    .replace(/\r\n[ \t]+/g, ' ');

/** What lies in the folder of a site without a mail server. */
export const emailsIn = (folder: string): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readable(readFileSync(path.join(folder, name), 'utf8')));
