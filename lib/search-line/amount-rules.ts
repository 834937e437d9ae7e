import { parsePrice } from '@/lib/text/parse-price';
import type { LineFacts } from './facts';
import { take, wholeWords, type Line } from './line';

const FIGURE = String.raw`\d[\d.,']*`;
const UNIT = 'k|mil|thousand|mill|mln|millions?|millon(?:es)?';
export const AMOUNT = `(?:€ )?(?:${FIGURE}(?:[km]| (?:${UNIT}))?|(?:un|one|a) (?:million|millon))(?:(?: de)? (?:€|euros?|eur))?`;
const MONTH = '(?:(?: (?:al|por|a|per))? (?:mes|month)| mensuales| pcm| monthly)';

const AT_MOST =
  'menos de|por menos de|hasta|por debajo de|bajo|inferior a|no mas de|como mucho|maximo(?: de)?|max|maximum(?: of)?|' +
  'under|below|up to|less than|no more than|not more than|presupuesto(?: de| maximo(?: de)?)?|budget(?: of)?|tope';
const AT_LEAST =
  'mas de|por encima de|superior a|desde|a partir de|minimo(?: de)?|min|minimum(?: of)?|al menos|como minimo|' +
  'over|above|from|more than|at least|starting at';

export const limits = { atMost: AT_MOST, atLeast: AT_LEAST } as const;

/** EUR. Without a currency sign, smaller numbers are ambiguous. */
const MIN_PLAIN = 60_000;
const MIN_COMPARED = 10_000;
const MAX_PRICE = 99_999_999;
const RENT = { from: 200, to: 25_000 } as const;

const hasSign = (amount: string) => /[a-z€]/.test(amount);

export function typedPrice(
  amount: string,
  { isRent, isCompared }: { isRent: boolean; isCompared: boolean },
): number | null {
  const price = parsePrice(amount.replace(/^(?:un|one|a) (?=mill)/, '1 '));
  if (price === null || price <= 0 || price > MAX_PRICE || /^0\d/.test(amount)) return null;
  if (isRent) return price >= RENT.from && (hasSign(amount) || price <= RENT.to) ? price : null;
  if (hasSign(amount)) return price;
  return price >= (isCompared || /[.,]/.test(amount) ? MIN_COMPARED : MIN_PLAIN) ? price : null;
}

/** In `300-500k`, the unit applies to both numbers. */
function rangeOf(low: string, high: string, isRent: boolean): LineFacts | null {
  const unit = /[km]$|(?:mil|thousand|mill\w*|mln)/.exec(high.replace(/(?: de)? (?:€|euros?|eur)$/, ''))?.[0];
  const whole = unit && !hasSign(low.replace('€', '')) ? `${low} ${unit}` : low;
  const minPrice = typedPrice(whole, { isRent, isCompared: true });
  const maxPrice = typedPrice(high, { isRent, isCompared: true });
  return minPrice === null || maxPrice === null || minPrice >= maxPrice ? null : { minPrice, maxPrice };
}

const foreign = wholeWords(
  `[£$] ${FIGURE}[km]?(?: (?:${UNIT}))?|${FIGURE}[km]?(?: (?:${UNIT}))? (?:[£$]|pounds|gbp|libras|dollars|dolares|usd|chf|francos|francs)`,
);
const range = wholeWords(
  `(?:entre |between |de |desde |from )?(${AMOUNT}) (?:y|and|a|to|-|hasta) (${AMOUNT})(${MONTH})?`,
);
const limited = wholeWords(`(?:(${AT_MOST})|(${AT_LEAST}))(?: (?:los|the))? (${AMOUNT})(${MONTH})?`);
const plain = wholeWords(`(${AMOUNT})(${MONTH})?`);
const lets = wholeWords('alquiler|alquilar|alquilo|rent|rental|renting|rentals|to let');

export const saysToRent = ({ text }: Line): boolean => text.match(lets) !== null;

/** Must run after sizes, distances and rooms. */
export function readAmounts(line: Line): void {
  const isRentLine = saysToRent(line);
  const monthly = (month: string | undefined): LineFacts => (month ? { operation: 'rent' } : {});
  const isRent = (month: string | undefined) => isRentLine || month !== undefined;
  take(line, foreign, () => 'text');
  take(line, range, ([, low = '', high = '', month]) => {
    const prices = rangeOf(low, high, isRent(month));
    return prices && { ...prices, ...monthly(month) };
  });
  take(line, limited, ([, most, , amount = '', month]) => {
    const price = typedPrice(amount, { isRent: isRent(month), isCompared: true });
    return price === null ? null : { [most ? 'maxPrice' : 'minPrice']: price, ...monthly(month) };
  });
  take(line, plain, ([, amount = '', month]) => {
    const price = typedPrice(amount, { isRent: isRent(month), isCompared: false });
    return price === null ? null : { maxPrice: price, ...monthly(month) };
  });
}
