import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FontName } from './theme';
import { woffToSfnt } from './woff-to-sfnt';

const inPackages = (file: string) => path.join(process.cwd(), 'node_modules', file);

let fonts: Promise<Readonly<Record<FontName, Buffer>>> | null = null;

export const pdfFonts = (): Promise<Readonly<Record<FontName, Buffer>>> => (fonts ??= readFonts());

async function readFonts() {
  const [sans, bold, serif] = await Promise.all([
    readFile(inPackages('@fontsource/figtree/files/figtree-latin-400-normal.woff')),
    readFile(inPackages('@fontsource/figtree/files/figtree-latin-600-normal.woff')),
    readFile(inPackages('@fontsource/fraunces/files/fraunces-latin-400-normal.woff')),
  ]);
  return { sans: woffToSfnt(sans), bold: woffToSfnt(bold), serif: woffToSfnt(serif) };
}
