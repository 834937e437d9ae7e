/** Calls without a prefix are to Spain. */
const SPAIN = '+34';

/** A telephone number as E.164, or null: `600 11 22 33` is `+34600112233`. */
export function toE164(typed: string): string | null {
  const digits = typed
    .replace(/\s*(x|ext\.?)\s*\d{1,6}$/i, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  if (/^\+[1-9]\d{6,14}$/.test(digits)) return digits;
  return /^[6-9]\d{8}$/.test(digits) ? `${SPAIN}${digits}` : null;
}

/** WhatsApp of a number (E.164) that may be a mobile: all but landlines of Spain. */
export const contactWhatsAppHref = (number: string): string | null =>
  /^\+34[89]/.test(number) ? null : `https://wa.me/${number.slice(1)}`;
