import { valuationPlace } from './valuation-place';

const at = (path: string) => valuationPlace(new URL(path, 'https://agency.example'));
const TOOL = '/es/herramientas/valoracion';

it.each([
  ['?location=Gr%C3%A0cia&type=penthouse', '?place=Gr%C3%A0cia&type=penthouse'],
  ['?location=+Carrer+de+Verdi+&type=', '?place=Carrer+de+Verdi'],
  ['?location=&type=duplex', '?type=duplex'],
  ['?location=&type=', ''],
  ['?place=Calp&location=Altea', '?place=Calp'],
  ['?location=a%26b%3Dc', '?place=a%26b%3Dc'],
])('turns %s of the form on /sell into %s', (sent, read) => expect(at(TOOL + sent)).toBe(TOOL + read));

it.each([
  `${TOOL}?place=Calp`,
  TOOL,
  '/es/properties?location=Calp',
  '/es/herramientas/calculadora-hipoteca?location=x',
])('leaves %s alone', (path) => expect(at(path)).toBeNull());
