import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { documentExtension, documentMimeType } from './document-kind';

const folder = mkdtempSync(path.join(tmpdir(), 'site-papers-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Made = string | Buffer | Promise<Buffer>;

const SCRIPT = '<script>alert(1)</script>';
const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#a8482a' } });
const brand = (name: string) => Buffer.from(`\0\0\0\x18ftyp${name}\0\0\0\0${name}mif1${'\0'.repeat(200)}`, 'latin1');

function zip(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, text] of Object.entries(files)) archive.addBuffer(Buffer.from(text), name, { compress: false });
  archive.end();
  return buffer(archive.outputStream as Readable);
}

const office = (type: string) =>
  zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/x" ContentType="application/vnd.${type}.main+xml"/></Types>`,
  });

async function extensionOf(made: Made): Promise<string | null> {
  const file = path.join(folder, 'file');
  writeFileSync(file, await made, 'latin1');
  return documentExtension(file);
}

it.each<[string, () => Made]>([
  ['pdf', () => '%PDF-1.7\n%âãÏÓ\n1 0 obj\n'],
  ['jpg', () => picture.clone().jpeg().toBuffer()],
  ['png', () => picture.clone().png().toBuffer()],
  ['webp', () => picture.clone().webp().toBuffer()],
  ['heic', () => brand('heic')],
  ['docx', () => office('openxmlformats-officedocument.wordprocessingml.document')],
  ['xlsx', () => office('openxmlformats-officedocument.spreadsheetml.sheet')],
  ['odt', () => zip({ mimetype: 'application/vnd.oasis.opendocument.text' })],
])('takes %s', async (extension, make) => {
  expect(await extensionOf(make())).toBe(extension);
  expect(documentMimeType(extension)).not.toBe('application/octet-stream');
});

it.each<[string, () => Made]>([
  ['nothing', () => ''],
  ['one byte', () => '\xff'],
  ['zeros', () => Buffer.alloc(5_000)],
  ['a page', () => `<!doctype html><html>${SCRIPT}`],
  ['a page behind spaces', () => `   \n<html>${SCRIPT}`],
  ['a drawing', () => `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`],
  ['a drawing behind a declaration', () => `<?xml version="1.0"?><svg onload="x()"/>`],
  ['a text', () => 'Escritura de propiedad'],
  ['a script', () => '#!/bin/sh\nrm -rf /\n'],
  ['a program of Windows', () => `MZ${'\0'.repeat(200)}`],
  ['a program of Linux', () => `\x7fELF${'\0'.repeat(200)}`],
  ['an archive', () => zip({ 'a.txt': 'a' })],
  ['an archive with a page', () => zip({ 'index.html': SCRIPT })],
  ['an archive that climbs', () => zip({ 'x/y': 'a' })],
  ['Word with macros', () => office('ms-word.document.macroEnabled')],
  ['Excel with macros', () => office('ms-excel.sheet.macroEnabled')],
  ['old Word, where macros may be', () => `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(600)}`],
  ['rich text', () => '{\\rtf1\\ansi x}'],
  ['a GIF', () => picture.clone().gif().toBuffer()],
  ['a film', () => brand('isom')],
  ['gzip', () => `\x1f\x8b\x08${'\0'.repeat(50)}`],
  ['a shortcut', () => `\x4c\0\0\0\x01\x14\x02\0\0\0\0\0\xc0\0\0\0\0\0\0\x46${'\0'.repeat(50)}`],
  ['a page that names PDF later', () => `<html>%PDF-1.7${SCRIPT}`],
  ['a PDF cut in its first word', () => '%PD'],
  ['an email', () => 'From: x\r\nContent-Type: text/html\r\n\r\n<script>'],
  ['a web archive', () => 'MIME-Version: 1.0\nContent-Type: multipart/related'],
  ['PostScript', () => '%!PS-Adobe-3.0\nshowpage'],
  ['a certificate', () => '-----BEGIN CERTIFICATE-----'],
  ['a database', () => `SQLite format 3\0${'\0'.repeat(100)}`],
  ['Flash', () => `CWS\x09${'\0'.repeat(50)}`],
])('refuses %s', async (_, make) => {
  expect(await extensionOf(make())).toBeNull();
});
