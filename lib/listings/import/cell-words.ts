import { foldText } from '@/lib/text/fold-text';

type Words = Readonly<Record<string, readonly string[]>>;

export const wordOf = (words: Words, text: string): string | undefined =>
  Object.keys(words).find((id) => words[id]?.includes(foldText(text)));

export const conditionWords: Words = {
  new: ['nuevo', 'nueva', 'obra nueva', 'a estrenar', 'new', 'brand new'],
  'as-new': ['como nuevo', 'reformado', 'reformada', 'totalmente reformado', 'impecable', 'excelente', 'refurbished'],
  good: ['bueno', 'buena', 'bien', 'buen estado', 'muy bueno', 'muy buen estado', 'good condition', 'very good'],
  'to-update': ['a actualizar', 'para actualizar', 'regular', 'origen', 'de origen', 'needs updating'],
  'to-renovate': [
    'a reformar',
    'para reformar',
    'reformar',
    'mal estado',
    'en ruinas',
    'needs renovating',
    'to renovate',
  ],
};

export const orientationWords: Words = {
  north: ['n'],
  'north-east': ['ne', 'nordeste'],
  east: ['e'],
  'south-east': ['se', 'sudeste'],
  south: ['s', 'mediodia'],
  'south-west': ['so', 'sw', 'sudoeste'],
  west: ['o', 'w'],
  'north-west': ['no', 'nw', 'noroeste'],
};

export const occupancyWords: Words = {
  vacant: ['libre', 'vacio', 'vacia', 'desocupado', 'desocupada', 'empty'],
  owner: ['propietario', 'ocupado por el propietario', 'vive el propietario', 'owner occupied'],
  let: ['alquilado', 'alquilada', 'con inquilino', 'con inquilinos', 'inquilinos', 'tenanted', 'rented'],
  'without-title': ['ocupado ilegalmente', 'ocupada ilegalmente', 'okupado', 'okupada', 'squatted'],
};
