const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const COMPANY_LETTERS = 'JABCDEFGHI';

export const cleanTaxId = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase();

/** Checks the control character of a Spanish tax number: company (NIF), Spaniard (DNI), foreigner (NIE). */
export function isTaxId(taxId: string): boolean {
  const [, kind = '', digits = '', control = ''] = /^([A-Z]?)(\d{7,8})([A-Z\d])$/.exec(taxId) ?? [];
  if (digits.length !== (kind === '' ? 8 : 7)) return false;
  if (kind === '') return control === letterOf(digits);
  if (/[XYZ]/.test(kind)) return control === letterOf(`${'XYZ'.indexOf(kind)}${digits}`);
  if (/[KLM]/.test(kind)) return control === letterOf(digits);
  if (!/[ABCDEFGHJNPQRSUVW]/.test(kind)) return false;
  const digit = controlDigit(digits);
  const letter = COMPANY_LETTERS.charAt(digit);
  if (/[NPQRSW]/.test(kind)) return control === letter;
  return control === String(digit) || (!/[ABEH]/.test(kind) && control === letter);
}

const letterOf = (digits: string): string => LETTERS.charAt(Number(digits) % 23);

function controlDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
