import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { formattingLocale, type Locale } from '@/lib/i18n/locales';
import type { FontName } from './theme';
import { woffToSfnt } from './woff-to-sfnt';

/** Points. */
export const page = { width: 595.28, height: 841.89 } as const;

export type Pdf = PDFKit.PDFDocument;

export type Structure = PDFKit.PDFStructureElement;

type Metadata = Readonly<{ title: string; author: string; locale: Locale }>;

/** Tagged A4. `draw` may yield. */
export async function createPdf(
  { title, author, locale }: Metadata,
  draw: (pdf: Pdf, root: Structure) => Promise<void>,
): Promise<Buffer> {
  // Loaded lazily: it unpacks text shaping tables.
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), pdfFonts()]);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    // Missing in its types.
    subset: 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    lang: formattingLocale[locale],
    displayTitle: true,
    info: { Title: title, Author: author },
    // Prevents loading the default font from a file.
    font: '',
  });
  for (const [name, font] of Object.entries(fonts)) pdf.registerFont(name, font);
  const file = buffer(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  await draw(pdf, root);
  root.end();
  await nextTurn();
  pdf.end();
  return file;
}

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
