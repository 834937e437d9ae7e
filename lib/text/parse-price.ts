import { cleanInput } from './clean-input';
import { bareAmount, parseAmount } from './parse-amount';

const PARTS =
  /^(?:€|eur)?([\d.,']+)(k|mil|thousand|m|mill|mln|million(?:s|es)?|millon(?:es)?)?(?:(?:de)?(?:€|eur|euros?))?$/;

const OTHER_CURRENCY =
  /[^\P{Currency_Symbol}€]|(?:^|[^a-z])(?:gbp|usd|chf|sek|nok|dkk|pln|rub|cad|aud|jpy|cny|aed|pounds?|sterling|dollars?|francs?|kron(?:a|or|er|e)|libras?|dolares|francos?)(?:$|[^a-z])/u;

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/**
 * Parses `1,250.50`, `700k`, `450 mil`, `1,2M`, `1.2 million`. Like `parseAmount`, but separators before a
 * multiplier are decimal. Null if invalid.
 */
export function parsePrice(text: string): number | null {
  const [, figure = '', word] = PARTS.exec(folded(bareAmount(text))) ?? [];
  if (!word) return parseAmount(figure);
  const isThousands = /^(k|mil|thousand)$/.test(word);
  const pattern = isThousands ? /^\d{0,6}(?:[.,]\d{1,2})?$/ : /^(?:\d{1,4}(?:[.,]\d{1,3})?|[.,]\d{1,2})$/;
  return pattern.test(figure) ? Math.round(Number(figure.replace(',', '.')) * (isThousands ? 1_000 : 1_000_000)) : null;
}

export const isOtherCurrency = (text: string): boolean => OTHER_CURRENCY.test(folded(cleanInput(text)));
