const SPAIN = '+34';

/** Returns a number as E.164, or null: `600 11 22 33` is `+34600112233`. */
export function toE164(typed: string): string | null {
  const digits = typed
    .replace(/\s*(x|ext\.?)\s*\d{1,6}$/i, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  if (/^\+[1-9]\d{6,14}$/.test(digits)) return digits;
  return /^[6-9]\d{8}$/.test(digits) ? `${SPAIN}${digits}` : null;
}

/** Returns the WhatsApp link of a possible mobile number (E.164); null for Spanish landlines. */
export const contactWhatsAppHref = (number: string): string | null =>
  /^\+34[89]/.test(number) ? null : `https://wa.me/${number.slice(1)}`;
