import { documentFileName, plainFileName } from './document-file-name';

const file = { name: '', documentType: null, n: 1, extension: 'pdf' };

it.each([
  [{ name: 'Escritura 2019' }, 'Escritura 2019-v1.pdf'],
  [{ documentType: 'energy', n: 3 }, 'energy-v3.pdf'],
  [{}, 'document-v1.pdf'],
  [{ name: '../../etc/passwd' }, 'etc passwd-v1.pdf'],
  [{ name: 'a"\r\nSet-Cookie: x' }, 'a Set-Cookie x-v1.pdf'],
  [{ name: '\u202efdp.exe' }, 'fdp.exe-v1.pdf'],
  [{ name: '...' }, 'document-v1.pdf'],
  [{ name: '\ud800' }, 'document-v1.pdf'],
])('names %j %s', (given, name) => expect(documentFileName({ ...file, ...given })).toBe(name));

it.each([
  ['a\0b.pdf', 'a b.pdf'],
  ['C:\\x\\deed.pdf', 'C x deed.pdf'],
  ['factura\u202Efdp.exe', 'factura fdp.exe'],
])('says %j as %s', (name, plain) => expect(plainFileName(name)).toBe(plain));
