import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { encodeImage } from './encode-image';
import { uploadKind } from './upload-kind';

jest.setTimeout(60_000);

const folder = mkdtempSync(path.join(tmpdir(), 'site-hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bytes = (...parts: (string | number[] | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#a8482a' } });
const jpeg = picture.clone().jpeg().toBuffer();
const png = picture.clone().png().toBuffer();
const SCRIPT = '<script>alert(1)</script>';

/** A PNG that declares a false size. */
function pngOf(width: number, height: number, data = deflateSync(Buffer.alloc(1000))): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    return bytes(length, type, body, [0, 0, 0, 0]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return bytes('\x89PNG\r\n\x1a\n', chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0)));
}

const brand = (name: string) => bytes([0, 0, 0, 24], 'ftyp', name, [0, 0, 0, 0], name, 'mif1', Buffer.alloc(200));

const hostile: readonly (readonly [string, () => Buffer | Promise<Buffer>])[] = [
  ['nothing', () => bytes('')],
  ['one byte', () => bytes('\xff')],
  ['zeros', () => Buffer.alloc(5000)],
  ['a page named .jpg', () => bytes(`<!doctype html><html>${SCRIPT}`)],
  ['a drawing with a script', () => bytes(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ['a drawing behind a declaration', () => bytes(`<?xml version="1.0"?><!-- --><svg onload="x()"/>`)],
  ['a drawing that names a file', () => bytes('<svg><image href="file:///etc/passwd"/></svg>')],
  ['a GIF', () => picture.clone().gif().toBuffer()],
  ['a GIF that is a script too', () => bytes('GIF89a/*', Buffer.alloc(20), '*/=1;alert(1)')],
  ['a TIFF', () => picture.clone().tiff().toBuffer()],
  ['a BMP', () => bytes('BM', Buffer.alloc(100))],
  ['an icon', () => bytes([0, 0, 1, 0, 1, 0], Buffer.alloc(100))],
  ['a PDF', () => bytes('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')],
  ['a PDF that begins as JPEG', () => bytes('\xff\xd8\xff\xe0', '%PDF-1.7\n', Buffer.alloc(100))],
  ['a zip', () => bytes('PK\x03\x04', Buffer.alloc(100))],
  ['a program', () => bytes('MZ', Buffer.alloc(200))],
  ['an ELF program', () => bytes('\x7fELF', Buffer.alloc(200))],
  ['a shell script', () => bytes('#!/bin/sh\nrm -rf /\n')],
  ['PHP', () => bytes('<?php system($_GET["x"]); ?>')],
  ['a film', () => bytes([0, 0, 0, 24], 'ftypisom', Buffer.alloc(200))],
  ['a HEIC photograph', () => brand('heic')],
  ['a HEIC sequence', () => brand('hevc')],
  ['a JPEG that is cut', async () => (await jpeg).subarray(0, 400)],
  ['a JPEG with its start alone', () => bytes('\xff\xd8\xff')],
  ['a JPEG with garbage for data', async () => bytes((await jpeg).subarray(0, 300), SCRIPT.repeat(50))],
  ['a PNG that is cut', async () => (await png).subarray(0, (await png).length - 60)],
  ['a PNG that unpacks to gigabytes', () => pngOf(60_000, 60_000)],
  ['a PNG of 65 million pixels', () => pngOf(8_125, 8_001)],
  ['a PNG without a size', () => pngOf(0, 0)],
  ['a PNG whose data end early', () => pngOf(2_000, 2_000)],
  ['a WebP without an image', () => bytes('RIFF', [100, 0, 0, 0], 'WEBPVP8 ', Buffer.alloc(92))],
  ['an AVIF without an image', () => brand('avif')],
];

async function verdict(content: Buffer): Promise<string> {
  const file = path.join(folder, 'sent.jpg');
  writeFileSync(file, content);
  const kind = await uploadKind(file);
  if (kind !== 'photograph') return kind;
  const image = await encodeImage(content);
  return typeof image === 'string' ? image : 'image';
}

it.each(hostile)('refuses %s, whatever its name', async (_, make) => {
  const start = performance.now();
  expect(await verdict(await make())).not.toBe('image');
  expect(performance.now() - start).toBeLessThan(5_000);
});

it.each([
  ['pdf', bytes('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')],
  ['film', bytes([0, 0, 0, 24], 'ftypisom', Buffer.alloc(200))],
  ['other', bytes(SCRIPT)],
])('calls %s by its name', async (kind, content) => expect(await verdict(content)).toBe(kind));

it.each(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avis', 'avci'])(
  'calls a file of the brand %s HEIC',
  async (name) => {
    expect(await verdict(brand(name))).toBe('heic');
    expect(await encodeImage(brand(name))).toBe('heic');
  },
);

it('takes a photograph that carries something else, and leaves that behind', async () => {
  const carrying = bytes(await jpeg, SCRIPT, 'PK\x03\x04');
  const image = await encodeImage(carrying);
  if (typeof image === 'string') throw new Error(image);
  for (const file of image.files) expect(file.bytes.includes('alert')).toBe(false);
});

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('takes a %s named otherwise', async (format) => {
  expect(await verdict(await picture.clone()[format]().toBuffer())).toBe('image');
});
