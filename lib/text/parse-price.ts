import { parseAmount } from './parse-amount';

/** Currency on either side, multiplier. */
const PARTS =
  /^(?:€|eur)?([\d.,]+)(k|mil|thousand|m|mill|mln|million(?:s|es)?|millon(?:es)?)?(?:(?:de)?(?:€|eur|euros?))?$/;

/**
 * `450000`, `450.000 €`, `1,250.50`, `700k`, `450 mil`, `1,2M`, `1.2 million`. As `parseAmount`; before a multiplier
 * dot or comma is decimal. Null if invalid.
 */
export function parsePrice(text: string): number | null {
  const plain = text
    .normalize('NFD')
    .replace(/[\s\p{Mark}]/gu, '')
    .toLowerCase();
  const [, figure = '', word] = PARTS.exec(plain) ?? [];
  if (!word) return parseAmount(figure);
  // Three decimals look like a group.
  const isThousands = /^(k|mil|thousand)$/.test(word);
  const pattern = isThousands ? /^\d{1,6}(?:[.,]\d{1,2})?$/ : /^\d{1,4}(?:[.,]\d{1,3})?$/;
  return pattern.test(figure) ? Math.round(Number(figure.replace(',', '.')) * (isThousands ? 1_000 : 1_000_000)) : null;
}
