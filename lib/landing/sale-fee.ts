import type { Agency } from '@/content/types/agency';
import { formatPercent, formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

const EXAMPLE_PRICE = 450_000;

export type SaleFeeView = Readonly<{
  /** Without VAT. */
  percent: string;
  vat: string;
  /** With VAT. */
  total: string;
  example: Readonly<{ price: string; fee: string }>;
}>;

/** Includes VAT, as for consumer prices; null while the fee is a sample. */
export function readSaleFee({ percent, vat, isSample }: Agency['saleFee'], locale: Locale): SaleFeeView | null {
  if (isSample) return null;
  const total = (percent * (100 + vat)) / 10_000;
  return {
    percent: formatPercent(percent / 100, locale),
    vat: formatPercent(vat / 100, locale),
    total: formatPercent(total, locale),
    example: { price: formatPrice(EXAMPLE_PRICE, locale), fee: formatPrice(EXAMPLE_PRICE * total, locale) },
  };
}
