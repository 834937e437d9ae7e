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
  for (const [name, text] of Object.entries(files))
    archive.addBuffer(Buffer.from(text, 'latin1'), name, { compress: false });
  archive.end();
  return buffer(archive.outputStream as Readable);
}

const WORD = 'openxmlformats-officedocument.wordprocessingml.document';
const EXCEL = 'openxmlformats-officedocument.spreadsheetml.sheet';
const ODT = { mimetype: 'application/vnd.oasis.opendocument.text' };
const ODS = { mimetype: 'application/vnd.oasis.opendocument.spreadsheet' };

const typesOf = (type: string, override = '') =>
  `<?xml version="1.0"?><Types><Override PartName="/x" ContentType="application/vnd.${type}.main+xml"/>${override}</Types>`;
const office = (type: string, parts: Readonly<Record<string, string>> = {}) =>
  zip({ '[Content_Types].xml': typesOf(type), ...parts });
const relation = (type: string) =>
  `<Relationships><Relationship Id="rId9" Type="http://schemas.microsoft.com/office/2006/relationships/${type}" Target="x.bin"/></Relationships>`;
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').toString('latin1');

/** Two entries of one name: yazl refuses them, so a name of equal length is changed in both directories. */
async function twice(): Promise<Buffer> {
  const made = await office(WORD, { '[Content_Typez].xml': typesOf('ms-word.document.macroEnabled') });
  return Buffer.from(made.toString('latin1').replaceAll('[Content_Typez]', '[Content_Types]'), 'latin1');
}

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
  ['docx', () => office(WORD, { 'word/document.xml': '<w:t>vbaProject, Basic/</w:t>', 'docProps/basics.xml': '' })],
  ['xlsx', () => office(EXCEL, { 'xl/worksheets/sheet1.xml': '', 'xl/_rels/workbook.xml.rels': relation('sheet') })],
  ['odt', () => zip({ ...ODT, 'content.xml': '', 'Pictures/Basic.png': '', 'META-INF/manifest.xml': '' })],
  ['ods', () => zip({ ...ODS, 'content.xml': '' })],
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
  ['HEIC', () => brand('heic')],
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

it.each<[string, () => Made]>([
  ['.docx with ActiveX', () => office(WORD, { 'word/activeX/activeX1.xml': 'x' })],
  ['.docx with ActiveX of another name', () => office(WORD, { 'word/_rels/document.xml.rels': relation('control') })],
  ['.docx with VBA', () => office(WORD, { 'word/vbaProject.bin': 'x' })],
  ['.docx with VBA in capitals', () => office(WORD, { 'Word/VBAPROJECT.BIN': 'x' })],
  ['.docx with data of VBA', () => office(WORD, { 'word/vbaData.xml': 'x' })],
  ['.docx with VBA of another name', () => office(WORD, { 'word/_rels/document.xml.rels': relation('vbaProject') })],
  [
    '.docx whose relations are UTF-16',
    () => office(WORD, { 'word/_rels/document.xml.rels': utf16(relation('vbaProject')) }),
  ],
  [
    '.docx whose relations are written as numbers',
    () => office(WORD, { 'word/_rels/document.xml.rels': relation('&#118;ba&#x50;roject') }),
  ],
  [
    '.docx with a type of VBA',
    () =>
      zip({
        '[Content_Types].xml': typesOf(
          WORD,
          '<Default Extension="x" ContentType="application/vnd.ms-office.vbaProject"/>',
        ),
      }),
  ],
  ['.docx with two lists of types', twice],
  ['.xlsx with VBA', () => office(EXCEL, { 'xl/vbaProject.bin': 'x' })],
  ['.xlsx with a macro sheet', () => office(EXCEL, { 'xl/macrosheets/sheet1.xml': 'x' })],
  ['.xlsx with an international macro sheet', () => office(EXCEL, { 'xl/intlMacrosheets/sheet1.xml': 'x' })],
  [
    '.xlsx with a macro sheet by relation',
    () => office(EXCEL, { 'xl/_rels/workbook.xml.rels': relation('xlMacrosheet') }),
  ],
  ['.odt with Basic', () => zip({ ...ODT, 'Basic/Standard/Module1.xml': 'x', 'Basic/script-lc.xml': 'x' })],
  ['.ods with Basic', () => zip({ ...ODS, 'Basic/script-lc.xml': 'x' })],
  ['.ods with Python', () => zip({ ...ODS, 'Scripts/python/a.py': 'x' })],
  ['.odt with Basic in an object', () => zip({ ...ODT, 'Object 1/Basic/script-lc.xml': 'x' })],
  ['.docx without its directory', async () => (await office(WORD)).subarray(0, -30)],
])('refuses %s', async (_, make) => {
  expect(await extensionOf(make())).toBeNull();
});
