import { cleanInput } from './clean-input';

/** Removes blanks and a final `,-`; writes every apostrophe as `'`. */
export const bareAmount = (text: string): string =>
  cleanInput(text)
    .replace(/\s/g, '')
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[.,]-{1,2}(?=\D*$)/, '');

/**
 * Parses `350000`, `350.000`, `350,000 €`, `350'000.-`, `1.250,50`, `,5`. Three digits after a separator are thousands.
 * Null if invalid.
 */
export function parseAmount(text: string): number | null {
  const plain = bareAmount(text).replace(/^(?:€|eur)|(?:€|eur|euros?|m²|m2)$/gi, '');
  const [, whole, decimals = ''] =
    /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(plain) ??
    /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(plain) ??
    /^(\d{1,3}(?:'\d{3})+|)(?:[.,](\d{1,2}))?$/.exec(plain) ??
    [];
  return whole === undefined || whole + decimals === '' ? null : Number(`${whole.replace(/[.,']/g, '')}.${decimals}`);
}
