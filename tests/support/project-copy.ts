import { linkSync, mkdirSync, readdirSync, symlinkSync, readlinkSync, rmSync, copyFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['app', 'components', 'content', 'lib', 'messages', 'node_modules', 'public'];
const FILES = ['package.json', 'next.config.ts', 'tsconfig.json', 'middleware.ts', 'instrumentation.ts', 'global.d.ts'];

/** Written by builds or tests: copied, not linked. */
const OWN = ['content/imported', 'messages'];

/** Hard links of the sources in a folder of the project. */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of FILES) copyFileSync(file, path.join(folder, file));
  for (const part of FOLDERS) copyFolder(part, path.join(folder, part));
}

function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    // Tests are not compiled.
    else if (/\.test\.tsx?$/.test(entry.name) && !from.startsWith('node_modules')) continue;
    else if (OWN.includes(from)) copyFileSync(source, target);
    else linkSync(source, target);
  }
}
