import { cleanInput } from '@/lib/text/clean-input';
import { PHONE_EXTENSION } from '@/lib/text/phone-extension';

type Spelling = Readonly<{
  /** Begins with a plus when the country code is written; brackets remain. */
  number: string;
  extension: string | null;
  isExponent: boolean;
}>;

const WORDS =
  'callto|n[º°]|tel(?:[eé]fono|ephone|f)?|tlf(?:no)?|tfn?o?|m[oó]vil|mobile|mob|cell|phone|fijo|casa|trabajo|oficina|home|work|office|whats ?app';
const LABEL = new RegExp(`^(?:${WORDS})\\.?\\s*:?/*\\s*(?=[(+%\\d])`, 'i');
const REMARK = new RegExp(`(?:\\s*\\([^()\\d]*\\p{L}[^()\\d]*\\)|(?<=\\d)\\s+(?:${WORDS}))$`, 'iu');
/** Text marks of spreadsheets, `'600112233` and `="600112233"`, brackets around a whole number and pictures. */
const QUOTES = /^[\s'’‘`´"=<[\p{Extended_Pictographic}\ufe0f]+(?<!\d)|["'\s>\]]+$/gu;

/** Separates digits from labels, marks and the extension; null for anything else. */
export function cleanSpelling(text: string): Spelling | null {
  const cleaned = cleanInput(text.replace(/\s+/g, ' '))
    .normalize('NFC')
    .replace(QUOTES, '')
    .replace(LABEL, '')
    .replace(REMARK, '');
  const plain = withoutParameters(cleaned);
  if (plain === null) return null;
  const extension = PHONE_EXTENSION.exec(plain)?.[1] ?? null;
  const rest = plain.replace(PHONE_EXTENSION, '').trim();
  const exponent = readExponent(rest);
  const number = (exponent ?? withoutThousands(rest))
    .replace(/^[(\s]*\+[\s+(]*/, '+')
    .replace(/^\+?[(\s]*00/, '+')
    .replace(/^\+\)/, '+');
  return /^\+?[\d\s().·/-]+$/.test(number) ? { number, extension, isExponent: exponent !== null } : null;
}

/** `tel:` URI (RFC 3966). Null for a local number in a context without a country code. */
function withoutParameters(text: string): string | null {
  const decoded = text.replace(/%(2[\dB-F])/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  const context = /;phone-context=([^;]*)/i.exec(decoded)?.[1];
  const rest = decoded.replace(/;(?!ext=)[a-z][a-z-]*=[^;]*/gi, '');
  if (context === undefined || rest.startsWith('+')) return rest;
  return context.startsWith('+') ? context + rest : null;
}

/** Returns the digits of `6.00112233E+08`; null when digits are missing, as in `6,00112E+08`. */
function readExponent(text: string): string | null {
  const [, first = '', others = '', power = ''] = /^(\d)[.,](\d+)E\+?(\d{1,2})$/i.exec(text) ?? [];
  return first !== '' && others.length === Number(power) ? first + others : null;
}

/** `600,112,233`, `600.112.233,00` and `600112233.0`. */
const withoutThousands = (text: string): string =>
  /^\d{1,3}(?:(?:,\d{3}){2,}(?:\.0+)?|(?:\.\d{3}){2,},0+)$/.test(text)
    ? text.replace(/(?:(?<=,.*)\.0+|(?<=\..*),0+)$/, '').replace(/[.,]/g, '')
    : text.replace(/^(\+?\d{9,})[.,]0+$/, '$1');
