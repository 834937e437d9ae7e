import 'server-only';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** `+34 934 11 22 33 ext. 12`; any other text as it is. */
export const readablePhone = (typed: string): string =>
  parsePhoneNumberFromString(typed)?.formatInternational() ?? typed;
