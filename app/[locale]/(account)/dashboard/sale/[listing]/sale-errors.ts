import 'server-only';
import { getTranslations } from 'next-intl/server';
import { saleCodes, type SaleCode } from '@/lib/sales/sale-forms';

export async function saleErrors(): Promise<Readonly<Record<SaleCode, string>>> {
  const t = await getTranslations('sale.errors');
  return Object.fromEntries(saleCodes.map((code) => [code, t(code)])) as Record<SaleCode, string>;
}
