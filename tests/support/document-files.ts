import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Site } from './site-server';

const LOADER = ['--no-warnings', '--import', './tests/support/typescript-loader.mjs'];

export const filesIn = (name: string) =>
  existsSync(name)
    ? readdirSync(name, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];
export const formOf = (name: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from('--edge\r\nContent-Disposition: form-data; name="target"\r\n\r\nfolder:registry\r\n'),
    Buffer.from(`--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    bytes,
    Buffer.from('\r\n--edge--\r\n'),
  ]);
/** Returns `bytes` bytes that are recognised as a PDF. */
export const pdfOf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 'x')]);

/** No site may be running on the database. */
const run = ({ environment }: Site, script: string, ...args: string[]) =>
  execFileSync(process.execPath, [...LOADER, `tests/support/servers/${script}`, ...args], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });

export const seedSale = (site: Site, listing: string) => run(site, 'seed-sale.ts', listing);
export const readDocumentKeys = (site: Site) => JSON.parse(run(site, 'read-documents.ts')) as readonly string[];
