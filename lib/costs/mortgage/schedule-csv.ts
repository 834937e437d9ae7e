import type { Locale } from '@/lib/i18n/locales';
import type { Cents } from '@/lib/costs/money';
import type { Instalment } from './amortisation';

const signs = { en: { column: ',', decimal: '.' }, es: { column: ';', decimal: ',' } } as const satisfies Record<
  Locale,
  unknown
>;

const BYTE_ORDER_MARK = '\uFEFF';

/** Returns CSV (RFC 4180). It contains no user input, so no formula injection. */
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
