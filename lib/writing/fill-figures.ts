import { priceMethod } from '@/content/price-levels';
import { newBuildTax, sellerWithholding, transferTax } from '@/content/rates';
import { mainHomeStampDuty, reducedTransferTax, type BuyerCondition } from '@/content/reduced-rates';
import type { RegionId } from '@/content/types/listing';
import { formatPercent } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

const band = (region: RegionId, number: number) => transferTax[region].value.bands[number - 1]?.rate;
const stampDuty = (region: RegionId) => newBuildTax[region].stampDuty.value;
const reduced = (region: RegionId, condition: BuyerCondition, number = 1) =>
  reducedTransferTax[region].value.find(({ conditions }) => conditions?.includes(condition))?.bands[number - 1]?.rate;

const figures: Readonly<Record<string, number | undefined>> = {
  vat: newBuildTax.catalonia.vat.value,
  'itp.catalonia.1': band('catalonia', 1),
  'itp.catalonia.2': band('catalonia', 2),
  'itp.catalonia.3': band('catalonia', 3),
  'itp.catalonia.4': band('catalonia', 4),
  'itp.catalonia.reduced': reduced('catalonia', 'young'),
  'itp.valencian.1': band('valencian-community', 1),
  'itp.valencian.2': band('valencian-community', 2),
  'itp.valencian.young': reduced('valencian-community', 'young'),
  'itp.valencian.youngAbove': reduced('valencian-community', 'young', 2),
  'itp.valencian.family': reduced('valencian-community', 'largeFamily'),
  'itp.valencian.familyAbove': reduced('valencian-community', 'largeFamily', 2),
  'itp.madrid': band('madrid', 1),
  'itp.madrid.family': reduced('madrid', 'largeFamily'),
  'ajd.catalonia': stampDuty('catalonia'),
  'ajd.valencian': stampDuty('valencian-community'),
  'ajd.valencian.mainHome': mainHomeStampDuty['valencian-community']?.value,
  'ajd.madrid': stampDuty('madrid'),
  withheld: sellerWithholding.value,
  spread: priceMethod.spread,
  deviation: priceMethod.maxDeviationWhereChecked,
};

/**
 * Replaces each `{name}` with its percentage.
 * @throws Error for an unknown name.
 */
export function fillFigures<T>(value: T, locale: Locale): T {
  if (typeof value === 'string') return fillText(value, locale) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => fillFigures(item, locale)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillFigures(item, locale)])) as T;
}

const fillText = (text: string, locale: Locale): string =>
  text.replace(/\{([\w.]+)\}/g, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`No figure is called ${name}`);
    return formatPercent(figure, locale);
  });
