const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const COMPANY_LETTERS = 'JABCDEFGHI';
const LENGTH = 9;

export type TaxIdProblem = 'taxIdLength' | 'taxIdForm' | 'taxIdKind' | 'taxIdDigit' | 'taxIdLetter' | 'invalidTaxId';

/** Removes separators, the number's name before it, and the ES of VAT. */
export const cleanTaxId = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s.,:;·/_()'"\p{Pd}−\p{Cf}]/gu, '')
    .toUpperCase()
    .replace(/^(?:NIF|CIF|NIE|DNI|VAT)(?=[A-Z\d])/, '')
    .replace(/^ES/, '');

/**
 * Checks a Spanish tax number: company, Spaniard (DNI), foreigner (NIE), person without either (K, L, M). First letters
 * by Real Decreto 1065/2007, articles 19 to 22, and Orden EHA/451/2008.
 */
export function findTaxIdProblem(taxId: string): TaxIdProblem | null {
  if (taxId.length !== LENGTH) return 'taxIdLength';
  const [, kind = '', digits = '', control = ''] = /^([A-Z]?)(\d{7,8})([A-Z\d])$/.exec(taxId) ?? [];
  if (digits.length !== (kind ? 7 : 8)) return 'taxIdForm';
  if (/[IOT]/.test(kind)) return 'taxIdKind';
  const isDigit = /\d/.test(control);
  if (isDigit && /^[KLMNPQRSWXYZ]?$/.test(kind)) return 'taxIdLetter';
  if (!isDigit && /[ABEH]/.test(kind)) return 'taxIdDigit';
  return control === controlOf(kind, digits, isDigit) ? null : 'invalidTaxId';
}

function controlOf(kind: string, digits: string, isDigit: boolean): string {
  if (/^[KLM]?$/.test(kind)) return letterOf(digits);
  if (/[XYZ]/.test(kind)) return letterOf(`${'XYZ'.indexOf(kind)}${digits}`);
  const digit = controlDigit(digits);
  return isDigit ? String(digit) : COMPANY_LETTERS.charAt(digit);
}

const letterOf = (digits: string): string => LETTERS.charAt(Number(digits) % 23);

function controlDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
