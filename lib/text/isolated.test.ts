import { isolated } from './isolated';

it.each([
  ['contrato.pdf', 'contrato.pdf'],
  ['Escritura de compraventa – año 2019', 'Escritura de compraventa – año 2019'],
  ['חוזה (2).pdf', '\u2068חוזה (2).pdf\u2069'],
  ['deed\u202efdp.exe', 'deedfdp.exe'],
  ['\u2067חוזה\u2069', '\u2068חוזה\u2069'],
  ['عقد.pdf', '\u2068عقد.pdf\u2069'],
])('shows %j beside other text', (name, shown) => expect(isolated(name)).toBe(shown));
