const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
/** Of companies, for the control digits 0 to 9. */
const COMPANY_LETTERS = 'JABCDEFGHI';

/** As it is stored: `b-12.345.674` is `B12345674`. */
export const cleanTaxId = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase();

/** Whether a Spanish tax number (NIF) of a company, a Spaniard (DNI) or a foreigner (NIE) has its right control character. */
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

/** Every other digit counts double, from the first; then what is missing to the next ten. */
function controlDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
