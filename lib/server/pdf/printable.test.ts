import { printable } from './printable';

it.each([
  [
    'Cerdà & Mar · l’Hospitalet, 1.480.000 € · 142 m² “ç” – n.º 6',
    'Cerdà & Mar · l’Hospitalet, 1.480.000 € · 142 m² “ç” – n.º 6',
  ],
  ['kg CO₂/m²', 'kg CO2/m²'],
  ['Kovářová, Čapek', 'Kovárová, Capek'],
  ['☎ 930 🏠', ' 930 '],
  ['Москва', '??????'],
  ['5\u202f%\tya', '5\u00a0%\u00a0ya'],
])('%s', (text, printed) => expect(printable(text)).toBe(printed));
