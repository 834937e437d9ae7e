import 'server-only';
import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { readPhone, type ReadPhone } from './read-phone';

type ReadPhones = Readonly<{ phones: readonly ReadPhone[]; left: readonly string[] }>;

/** Never within a telephone. */
const BREAK = /\s*(?:[\r\n|\\]+|:::)\s*/;
/** A telephone may contain these, so the whole is tried first. */
const SEPARATORS = [
  /\s*;(?!\s*(?:[a-z-]+=|e?xt))\s*/i,
  /\s+(?:o|ó|u|y|e|i|or|and|und|et)\s+|\s*&\s*/i,
  /\s*,(?!\s*e?xt)\s*/i,
  /\s+\/\s+/,
  /\s*\/\s*/,
  /\s+[-–—]\s+/,
  /\s+\+\s+/,
  /\s*(?=\+)/,
  /(?<=\d{9})-(?=\d{9})/,
] as const;

/** Returns the telephones of a cell, each once, and the parts that are none. */
export function readPhones(cell: string): ReadPhones {
  const parts = cell.split(BREAK).map((part) => readParts(part, SEPARATORS));
  const phones = parts.flatMap((part) => part.phones);
  const keys = phones.map(({ e164, extension }) => `${e164} ${extension}`);
  return {
    phones: phones.filter((_, n) => keys.indexOf(keys[n] ?? '') === n),
    left: parts.flatMap(({ left }) => left),
  };
}

function readParts(typed: string, separators: readonly RegExp[]): ReadPhones {
  const text = typed.trim();
  if (text === '') return { phones: [], left: [] };
  const whole = readPhone(text);
  if (whole) return { phones: [whole], left: [] };
  const [separator, ...others] = separators;
  if (!separator) {
    const run = readRun(text.split(/\s+/));
    return run ? { phones: run, left: [] } : readAmongWords(text);
  }
  const parts = text.split(separator).map((part) => readParts(part, others));
  const phones = parts.flatMap((part) => part.phones);
  return { phones, left: phones.length === 0 ? [text] : parts.flatMap(({ left }) => left) };
}

/** Reads `Marido 600 11 22 33`; the words remain. */
function readAmongWords(text: string): ReadPhones {
  const found = findPhoneNumbersInText(text, 'ES').map((one) => ({
    ...one,
    phone: readPhone(text.slice(one.startsAt, one.endsAt)),
  }));
  const phones = found.flatMap(({ phone }) => phone ?? []);
  const words = found.reduceRight((rest, one) => `${rest.slice(0, one.startsAt)} ${rest.slice(one.endsAt)}`, text);
  const isCertain = phones.length > 0 && phones.length === found.length && !/\d{3}|\bfax\b|@/i.test(words);
  if (!isCertain) return { phones: [], left: [text] };
  const left = words.replace(/\s+/g, ' ').trim();
  return { phones, left: /\p{N}|\p{L}\p{L}/u.test(left) ? [left] : [] };
}

const MAX_BLANKS = 15;

/** Reads `600 11 22 33 93 411 22 33`, telephones with only blanks between; null when a part is none. */
function readRun(groups: readonly string[]): readonly ReadPhone[] | null {
  if (groups.length > MAX_BLANKS) return null;
  for (let end = 1; end <= groups.length; end += 1) {
    const phone = readPhone(groups.slice(0, end).join(' '));
    if (!phone || phone.note) continue;
    const others = end === groups.length ? [] : readRun(groups.slice(end));
    if (others) return [phone, ...others];
  }
  return null;
}
