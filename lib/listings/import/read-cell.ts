import { energyClasses, featureIds, type FeatureId } from '@/content/types/listing';
import { imageAddress } from '@/lib/listings/images/image-address';
import { flagOf } from '@/lib/listings/kyero/flag-terms';
import { featureWords, typeOf } from '@/lib/listings/kyero/kyero-terms';
import { OTHER_REGION } from '@/lib/listings/fields/choice-ids';
import { provinceNamed } from '@/lib/listings/place/province';
import { regionOf } from '@/lib/listings/kyero/place-terms';
import { readDay } from '@/lib/listings/kyero/read-day';
import { fieldOptions } from '@/lib/listings/fields/field-options';
import type { Choices } from '@/lib/listings/fields/field-types';
import { locales } from '@/lib/i18n/locales';
import { cleanLine, cleanText } from '@/lib/text/clean-field';
import { foldText } from '@/lib/text/fold-text';
import { htmlText } from '@/lib/text/html-text';
import { parseAmount } from '@/lib/text/parse-amount';
import { isOtherCurrency, parsePrice } from '@/lib/text/parse-price';
import { conditionWords, occupancyWords, orientationWords, wordOf } from './cell-words';
import type { CellReader } from './import-columns';

export type CellProblem =
  | 'number'
  | 'money'
  | 'currency'
  | 'onRequest'
  | 'count'
  | 'floor'
  | 'year'
  | 'day'
  | 'flag'
  | 'operation'
  | 'type'
  | 'region'
  | 'postalCode'
  | 'choice'
  | 'letter'
  | 'features'
  | 'link'
  | 'photographs'
  | 'degrees'
  | 'tooLong';

export type CellRead = Readonly<{ value: string | readonly string[] | null; problem?: CellProblem }>;

const NOTHING = /^([-–—.?]+|n\/?[adsc]|s\/?[dnc]|null|undefined|sin (datos|especificar|definir)|no consta|nd|na)$/i;
const MAX_LINE = 500;
const MAX_TEXT = 10_000;
/** Characters: a hundred addresses of two hundred characters. */
const MAX_ADDRESSES = 20_000;
const FAR = Date.UTC(2100, 0);
const YEARS = [1500, 2100] as const;

/** Omits unreadable content and reports it as a problem. */
export function readCell(reader: CellReader, cell: string): CellRead {
  const text = reader === 'description' ? cleanText(htmlText(cell)) : cleanLine(cell);
  if (text === '' || NOTHING.test(text)) return { value: null };
  if (text.length > (limits[reader] ?? MAX_LINE)) return { value: null, problem: 'tooLong' };
  return readers[reader](text);
}

const limits: Readonly<Partial<Record<CellReader, number>>> = { description: MAX_TEXT, photographs: MAX_ADDRESSES };

const found = (value: string | null | undefined, problem: CellProblem): CellRead =>
  value === null || value === undefined ? { value: null, problem } : { value };

const readers: Readonly<Record<CellReader, (text: string) => CellRead>> = {
  reference: (text) => ({ value: text }),
  line: (text) => ({ value: text }),
  description: (text) => ({ value: text }),
  money: readMoney,
  number: (text) => {
    const amount = amountOf(text);
    // Programs write 0 for unmeasured values.
    return amount === 0 ? { value: null } : found(amount === null ? null : typed(amount), 'number');
  },
  count: (text) => {
    if (/^(estudio|studio|loft)\b/i.test(text)) return { value: '0' };
    const [, whole] = /^(\d{1,2})(?:[.,]0+)?(?:\s*\+\s*\d+)?(?:\s*\p{L}[\p{L}. ]*)?$/u.exec(text) ?? [];
    return found(whole && String(Number(whole)), 'count');
  },
  floor: readFloor,
  year: (text) => {
    const year = parseAmount(text.replace(/^(año|year)\s*/i, ''));
    return found(
      year !== null && Number.isInteger(year) && year >= YEARS[0] && year < YEARS[1] ? String(year) : null,
      'year',
    );
  },
  day: (text) =>
    /^(ya|inmediat[ao]|ahora|now|immediate(ly)?)$/i.test(text) ? { value: 'now' } : found(readDay(text, FAR), 'day'),
  flag: (text) => {
    const word = /^(x|✓|✔|con|tiene|incluid[oa]|disponible)$/i.test(text)
      ? 'si'
      : /^(sin|no tiene)$/i.test(text)
        ? 'no'
        : text;
    const flag = /^[2-9]$/.test(word) ? true : flagOf(word);
    return found(flag === undefined ? null : flag ? 'yes' : 'no', 'flag');
  },
  operation: (text) => {
    const folded = foldText(text);
    const isSale = /\b(venta|vender|compra|compraventa|sale|sell|buy|v)\b/.test(folded);
    const isRent = /\b(alquiler|alquilar|arrendamiento|rent|rental|let|to let|lloguer|a)\b/.test(folded);
    return found(isSale === isRent ? null : isSale ? 'sale' : 'rent', 'operation');
  },
  type: (text) => found(typeOf(text), 'type'),
  region: (text) => found(regionOf(text) ?? (provinceNamed(text) ? OTHER_REGION : null), 'region'),
  postalCode: (text) =>
    found(/^\d{4,5}(\.0)?$/.test(text) ? text.replace('.0', '').padStart(5, '0') : null, 'postalCode'),
  condition: (text) => found(choiceOf('condition', text) ?? wordOf(conditionWords, text), 'choice'),
  orientation: (text) => found(choiceOf('orientation', text) ?? wordOf(orientationWords, text), 'choice'),
  occupancy: (text) => found(choiceOf('occupancy', text) ?? wordOf(occupancyWords, text), 'choice'),
  letter: (text) =>
    found(
      energyClasses.find((one) => new RegExp(`^(letra |class )?${one}$`, 'i').test(text)),
      'letter',
    ),
  features: readFeatures,
  link: (text) => found(/^https:\/\/[^\s"'<>]+$/.test(text) ? text : null, 'link'),
  photographs: readImages,
  degrees: (text) => found(/^-?\d{1,3}([.,]\d{1,20})?$/.test(text) ? text.replace(',', '.') : null, 'degrees'),
};

const typed = (amount: number) => String(amount).replace('.', ',');

/** Ignores words around the number. */
const amountOf = (text: string): number | null =>
  parseAmount(
    withoutDecimals(text)
      .replace(/^(aprox|unos|ca)\b\.?\s*/i, '')
      .replace(/\s*(aprox(imad\p{L}+)?|construid\p{L}+|const|c|[uú]tiles|[uú]til|kwh.*|kg.*|%)\.?$/iu, '')
      .replace(/\s*(sq\.?\s?m(etres|eters)?\.?|sqm|mts?2?\.?|metros( cuadrados)?|m²|m2|m)$/i, ''),
  );

/** Workbooks have numbers of any length; `120.1250` cannot be thousands. */
const withoutDecimals = (text: string): string =>
  /^-?\d+\.\d{4,}$/.test(text) ? String(Math.round(Number(text) * 100) / 100) : text;

function readMoney(text: string): CellRead {
  if (isOtherCurrency(text)) return { value: null, problem: 'currency' };
  if (/consultar|request|poa|negociable/i.test(text)) return { value: null, problem: 'onRequest' };
  const bare = text.replace(/\s*(\/|al|por|a|per)?\s*(mes(es)?|month|pcm|año|anual(es)?|mensual(es)?|year)\.?$/i, '');
  const amount = parsePrice(withoutDecimals(bare));
  if (amount === 0) return { value: null };
  return found(amount === null ? null : typed(amount), 'money');
}

function readFloor(text: string): CellRead {
  const folded = foldText(text);
  if (/^(bajos?|baja|pb|b|planta baja|ground|ground floor|bajo .*)$/.test(folded)) return { value: '0' };
  if (/^(sotano|semisotano|basement)/.test(folded)) return { value: '-1' };
  const [, number] =
    /^(?:planta |piso |floor )?(-?\d{1,2})(?:\.0)?(?:\s*[ºª°]|\s*(?:st|nd|rd|th|planta|floor))?(?:[\s,-].*)?$/i.exec(
      text,
    ) ?? [];
  return found(number && String(Number(number)), 'floor');
}

function readImages(text: string): CellRead {
  const given = text.split(/[\s|]+|[;,]+(?=\s|\||$|https?:\/\/)/i).filter((part) => part !== '');
  const addresses = given.map(imageAddress);
  const known = [...new Set(addresses.filter((address) => address !== null))];
  return { value: known, ...(addresses.includes(null) && { problem: 'photographs' as const }) };
}

function choiceOf(choices: Choices, text: string): string | undefined {
  const folded = foldText(text);
  return locales
    .flatMap((locale) => fieldOptions(choices, locale))
    .find(({ label, value }) => foldText(label) === folded || foldText(value) === folded)?.value;
}

function readFeatures(text: string): CellRead {
  const words = text
    .split(/[,;|/\n]|\s-\s/)
    .map(foldText)
    .filter((word) => word !== '');
  const ids = words.map(
    (word) => choiceOf('features', word) ?? featureIds.find((id) => featureWords[id]?.includes(word)),
  );
  const known = [...new Set(ids.filter((id): id is FeatureId => id !== undefined))];
  return { value: known, ...(ids.includes(undefined) && { problem: 'features' as const }) };
}
