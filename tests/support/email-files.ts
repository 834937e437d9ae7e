import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const readable = (raw: string): string =>
  raw
    .replace(/=\r\n/g, '')
    .replace(/=3D/g, '=')
    .replace(/\r\n[ \t]+/g, ' ');

export const emailsIn = (folder: string): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readable(readFileSync(path.join(folder, name), 'utf8')));
