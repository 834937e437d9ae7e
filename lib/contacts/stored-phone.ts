import { readPhone } from '@/lib/phones/read-phone';
import { phoneText } from './phone-number';

/** Returns a telephone of a form as it is stored: as E.164 when certain, otherwise as typed. */
export function storedPhone(typed: string): string {
  const read = readPhone(typed);
  return read ? phoneText(read) : typed;
}
