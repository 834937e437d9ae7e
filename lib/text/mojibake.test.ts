import { withoutMojibake } from './mojibake';

it.each([
  ['JÃ¡vea', 'Jávea'],
  ['XÃ\u00a0bia, DÃ©nia, EspaÃ±a', 'Xàbia, Dénia, España'],
  ['Ã\u0081tico y Ã‰ter', 'Ático y Éter'],
  ['120 mÂ² por 5 â‚¬ â€” â€œhoyâ€\u009d, it\u00e2\u20ac\u2122s', '120 m² por 5 € — “hoy”, it’s'],
  ['ðŸ˜€', '😀'],
])('%j was meant as %j', (given, meant) => expect(withoutMojibake(given)).toBe(meant));

it.each(['SÃO JOÃO', 'Ático «Âncora» · 5 €', 'âge, château, ñandú', 'Ã', 'Xàbia'])('leaves %j', (text) =>
  expect(withoutMojibake(text)).toBe(text),
);
