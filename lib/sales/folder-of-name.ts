import type { DocumentFolder } from './sale-words';

const FOLDERS: readonly (readonly [folder: DocumentFolder, name: RegExp])[] = [
  ['identity', /\b(dni|nie|nif|pasaporte|passport|reisepass|passeport|identity)\b/],
  ['energy', /energ|\bcee\b/],
  ['occupancy', /habitab|ocupacion|occupan|cedula|lease|alquiler/],
  ['community', /comunidad|community|derrama|\bite\b/],
  ['deed', /escritura|deed/],
  ['mandate', /mandato|mandate|encargo/],
  ['offers', /oferta|offer|reserva|arras/],
];

export function folderOfName(name: string): DocumentFolder {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ');
  return FOLDERS.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'registry';
}
