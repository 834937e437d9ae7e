import type { Locale } from '@/lib/i18n/locales';
import type { Cents } from '@/lib/costs/money';
import type { Instalment } from './amortisation';

/** Separators that spreadsheets of the language expect. */
const signs = { en: { column: ',', decimal: '.' }, es: { column: ';', decimal: ',' } } as const satisfies Record<
  Locale,
  unknown
>;

/** Marks UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Schedule as CSV (RFC 4180, separators of the language). Own headings and numbers only, so no formulas. */
export function scheduleCsv(months: readonly Instalment[], heads: readonly string[], locale: Locale): string {
  const { column, decimal } = signs[locale];
  const amount = (cents: Cents) => `${cents / 100n}${decimal}${String(cents % 100n).padStart(2, '0')}`;
  const rows = months.map(({ month, capital, interest, balance }) => [
    String(month),
    String(Math.ceil(month / 12)),
    ...[capital + interest, capital, interest, balance].map(amount),
  ]);
  return `${BYTE_ORDER_MARK}${[heads.map((head) => `"${head.replaceAll('"', '""')}"`), ...rows]
    .map((cells) => cells.join(column))
    .join('\r\n')}\r\n`;
}
