import { PHONE_EXTENSION } from './phone-extension';

const MIN_DIGITS = 7;
/** E.164 */
const MAX_DIGITS = 15;

export function isPhoneNumber(value: string): boolean {
  const number = value.replace(PHONE_EXTENSION, '');
  const digits = number.replace(/\D/g, '').length;
  return /^\(?\+?[\d\s().·\-/]+$/.test(number) && digits >= MIN_DIGITS && digits <= MAX_DIGITS;
}
