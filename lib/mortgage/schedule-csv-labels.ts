import 'server-only';
import { getTranslations } from 'next-intl/server';
import { mortgagePlan } from '@/lib/costs/mortgage/mortgage-plan';
import { scheduleCsv } from '@/lib/costs/mortgage/schedule-csv';
import type { ToolQuery } from '@/lib/forms/digits';
import type { Locale } from '@/lib/i18n/locales';
import { mortgageRules, readMortgageForm } from './mortgage-form';

/** Returns null if invalid or without a loan. */
export async function readScheduleCsv(
  query: ToolQuery,
  locale: Locale,
): Promise<Readonly<{ name: string; text: string }> | null> {
  const { input } = readMortgageForm(query, locale);
  const repayment = input && mortgagePlan(input, mortgageRules(input)).repayment;
  if (!repayment) return null;
  const t = await getTranslations({ locale, namespace: 'mortgagePage.result' });
  const heads = [t('month'), t('year'), t('instalment'), t('capital'), t('interest'), t('balance')];
  return { name: t('fileName'), text: scheduleCsv(repayment.months, heads, locale) };
}
