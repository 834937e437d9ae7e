import { cleanInput } from './clean-input';
import { bareAmount, parseAmount } from './parse-amount';

/** Currency on either side, multiplier. */
const PARTS =
  /^(?:€|eur)?([\d.,']+)(k|mil|thousand|m|mill|mln|million(?:s|es)?|millon(?:es)?)?(?:(?:de)?(?:€|eur|euros?))?$/;

/** A sign or name of money that is not the euro. */
const OTHER_CURRENCY =
  /[^\P{Currency_Symbol}€]|(?:^|[^a-z])(?:gbp|usd|chf|sek|nok|dkk|pln|rub|cad|aud|jpy|cny|aed|pounds?|sterling|dollars?|francs?|kron(?:a|or|er|e)|libras?|dolares|francos?)(?:$|[^a-z])/u;

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/**
 * `450000`, `450.000 €`, `1,250.50`, `700k`, `450 mil`, `1,2M`, `1.2 million`. As `parseAmount`; before a multiplier
 * dot or comma is decimal. Null if invalid.
 */
export function parsePrice(text: string): number | null {
  const [, figure = '', word] = PARTS.exec(folded(bareAmount(text))) ?? [];
  if (!word) return parseAmount(figure);
  // Three decimals look like a group.
  const isThousands = /^(k|mil|thousand)$/.test(word);
  const pattern = isThousands ? /^\d{0,6}(?:[.,]\d{1,2})?$/ : /^(?:\d{1,4}(?:[.,]\d{1,3})?|[.,]\d{1,2})$/;
  return pattern.test(figure) ? Math.round(Number(figure.replace(',', '.')) * (isThousands ? 1_000 : 1_000_000)) : null;
}

/** Whether an amount is in pounds, dollars … rather than euros. */
export const isOtherCurrency = (text: string): boolean => OTHER_CURRENCY.test(folded(cleanInput(text)));
