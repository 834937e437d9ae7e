import { AMOUNT, saysToRent, limits, typedPrice } from './amount-rules';
import type { LineFacts } from './facts';
import { lexicon } from './lexicon';
import { take, wholeWords, type Line } from './line';

const CASH = '(?:cash(?! buyers?)|efectivo|ahorros|ahorrad[oa]s?|savings|saved)';
const HAVING = '(?:con|with|tengo|tenemos|i have|we have)';
const LOAN =
  '(?:cuota|letra|hipoteca|mortgage|repayments?|payments?|instalments?)(?: (?:de|of|mensual|payments?|repayments?))*';
const PER_MONTH = '(?:(?:al|por|a|per) (?:mes|month)|mensuales|monthly)';
const IN_SPAIN = '(?: (?:en|in) (?:espana|spain))?';

const cashAfter = wholeWords(
  `(?:${HAVING} )?(?:(?:${limits.atMost}) )?(${AMOUNT}) (?:(?:de|of|in|en) )?(?:mis |my |our )?${CASH}`,
);
const cashBefore = wholeWords(`(?:${HAVING} )?${CASH} (?:(?:de|of|${limits.atMost}) )?(${AMOUNT})`);
const payment = wholeWords(`(?:(${LOAN}) )?(?:(?:${limits.atMost}) )?(${AMOUNT}) ${PER_MONTH}`);
const abroad = wholeWords(`(?:no|non|not(?: a)?) residentes?${IN_SPAIN}|(?:non|not(?: a)?) residents?${IN_SPAIN}`);
const inSpain = wholeWords(`residentes?${IN_SPAIN}|residents?${IN_SPAIN}`);

const purchases = wholeWords(
  lexicon
    .flatMap(([{ operation, types }, words]) => (operation === 'sale' || types ? words.split(', ') : []))
    .flatMap((word) => [word, `${word}s`, `${word}es`])
    .join('|'),
);

/** EUR. */
const LEAST_CASH = 5_000;
const MOST_PER_MONTH = 25_000;

/** Must run before topics such as 'mortgage'. A monthly amount without a loan, purchase or type of listing is rent. */
export function readMeans(line: Line): void {
  if (saysToRent(line)) return;
  const cash = ([, amount = '']: RegExpExecArray): LineFacts | null => {
    const euros = typedPrice(amount, { isRent: false, isCompared: true });
    return euros === null || euros < LEAST_CASH ? null : { cash: euros, operation: 'sale' };
  };
  const isPurchase = line.text.match(purchases) !== null;
  take(line, cashAfter, cash);
  take(line, cashBefore, cash);
  take(line, payment, ([, loan, amount = '']) => {
    const monthly = typedPrice(amount, { isRent: true, isCompared: true });
    if (monthly === null || monthly > MOST_PER_MONTH || !(loan || isPurchase)) return null;
    return { monthly, ...(loan && { operation: 'sale' as const }) };
  });
  if (line.facts.cash === undefined && line.facts.monthly === undefined) return;
  take(line, abroad, () => ({ resident: 'no' }));
  take(line, inSpain, () => ({ resident: 'yes' }));
}
