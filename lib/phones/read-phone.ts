import 'server-only';
import {
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { cleanSpelling } from './clean-spelling';

/* Server only: numbering plans would add 150 kB. */

type PhoneNote = 'assumed-plus' | 'excel-exponent' | 'trunk-zero-removed';

export type ReadPhone = Readonly<{ e164: string; extension: string | null; note: PhoneNote | null }>;

type Read = Readonly<{ number: PhoneNumber; isZeroRemoved: boolean }>;

/** As in the database. */
const E164 = /^\+[1-9]\d{6,14}$/;
/** Numbers that Ofcom, ARCEP and ComReg reserve for examples; the library's plans leave them out. */
const EXAMPLE = /^\+(?:447700900\d{3}|441632960\d{3}|336399[89]\d{4}|3532091\d{5})$/;
/** Fewer are more often a local number with a digit missing. */
const MIN_ASSUMED = 9;
/** From this many digits on, a zero after the country code is certain without a plus. */
const MIN_WITH_ZERO = 11;

/** E.164; null when not certain. Digits without a prefix are of `defaultCountry`. */
export function readPhone(text: string, defaultCountry: CountryCode = 'ES'): ReadPhone | null {
  const spelling = cleanSpelling(text);
  if (!spelling) return null;
  const { extension, isExponent, number: typed } = spelling;
  const phone = (number: PhoneNumber, note: PhoneNote | null) => ({
    e164: number.number,
    extension,
    note: isExponent ? ('excel-exponent' as const) : note,
  });
  if (typed.startsWith('+')) {
    const read = readInternational(typed, defaultCountry);
    return read && phone(read.number, read.isZeroRemoved ? 'trunk-zero-removed' : null);
  }
  const local = readLocal(typed, defaultCountry);
  if (local) return phone(local, null);
  const read = digitsOf(typed).length < MIN_ASSUMED ? null : readInternational(typed, defaultCountry);
  return read && isCertainWithoutPlus(read, typed) ? phone(read.number, 'assumed-plus') : null;
}

function readLocal(typed: string, country: CountryCode): PhoneNumber | null {
  const digits = digitsOf(typed);
  const number = parsePhoneNumberFromString(digits, country);
  // The library also reads the country's own code without a plus.
  return number && isAssigned(number) && number.number !== `+${digits}` ? number : null;
}

function isCertainWithoutPlus({ isZeroRemoved, number }: Read, typed: string): boolean {
  // `(20) 2555 0123` begins with an area code.
  const bracketed = /^\(\s*(\d+)/.exec(typed)?.[1] ?? number.countryCallingCode;
  return (
    isAssigned(number) &&
    bracketed === number.countryCallingCode &&
    (!isZeroRemoved || number.number.length > MIN_WITH_ZERO)
  );
}

/** `+44 (0)20 7946 0018` loses its zero; `+39 06 6982 0000` keeps it. */
function readInternational(typed: string, country: CountryCode): Read | null {
  const digits = digitsOf(typed);
  const number = parseCertain(digits, country) ?? parseCertain(digitsOf(typed.replace(/\(\s*0\s*\)/, '')), country);
  if (!number) return null;
  const national = digits.slice(number.countryCallingCode.length);
  return { number, isZeroRemoved: national.startsWith('0') && national !== number.nationalNumber };
}

function parseCertain(digits: string, country: CountryCode): PhoneNumber | null {
  const number = parsePhoneNumberFromString(`+${digits}`);
  if (!number || !E164.test(number.number)) return null;
  // The plans of other countries may be newer than the library's.
  const isForeign = number.countryCallingCode !== getCountryCallingCode(country);
  const isPossible = isForeign && number.isPossible() && /^[2-9]/.test(number.nationalNumber);
  return isAssigned(number) || isPossible ? number : null;
}

const isAssigned = (number: PhoneNumber): boolean => number.isValid() || EXAMPLE.test(number.number);

const digitsOf = (typed: string): string => typed.replace(/\D/g, '');
