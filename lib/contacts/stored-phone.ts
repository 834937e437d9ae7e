import { readPhones } from '@/lib/phones/read-phones';
import { phoneText } from './phone-number';

/** Returns E.164 when certain (several with a slash), otherwise the text as typed. */
export function storedPhone(typed: string): string {
  const { left, phones } = readPhones(typed);
  return phones.length > 0 && left.length === 0 ? phones.map(phoneText).join(' / ') : typed;
}
