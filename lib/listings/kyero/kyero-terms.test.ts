import { isWholeOwnership } from './ownership-terms';
import { statusOf, typeOf } from './kyero-terms';

it.each<readonly [string, string | undefined]>([
  ['Torre', 'villa'],
  ['Apartments', 'apartment'],
  ['Villas y chalets', 'villa'],
  ['Pisos en venta', 'apartment'],
  ['Garages', undefined],
  ['Grundstück', 'land'],
  ['Vivienda unifamiliar', 'villa'],
  ['Bajo con jardín', 'apartment'],
  ['Condo', 'apartment'],
  ['Eigentumswohnung', 'apartment'],
  ['Reihenhaus', 'house'],
  ['Maison de village', 'house'],
  ['Local bajo', 'commercial'],
  ['Bajos comerciales', 'commercial'],
  ['Plot with a project of a villa', 'land'],
  ['Apartment in a complex with pools', 'apartment'],
  ...['Apartment block', 'Bloque de pisos', 'Apartment complex', 'Aparthotel', 'Villa mit Nießbrauch'].map(
    (word) => [word, undefined] as const,
  ),
])('the type %j is %j', (word, type) => expect(typeOf(word)).toBe(type));

it.each<readonly [string, string | undefined]>([
  ['Available now', 'available'],
  ['Sale pending', 'reserved'],
  ['En negociación', 'reserved'],
  ['Coming soon', 'withdrawn'],
  ['Próximamente', 'withdrawn'],
  ['Suspendida', 'withdrawn'],
  ['1', undefined],
])('the state %j is %j', (word, status) => expect(statusOf(word)).toBe(status));

it.each(['nei', 'nej', 'nie', 'ei', 'нет'])('%j is no leasehold', (word) => expect(isWholeOwnership(word)).toBe(true));
