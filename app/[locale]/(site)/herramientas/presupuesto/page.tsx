import { getTranslations } from 'next-intl/server';
import { BudgetPage } from '@/components/tools/budget/budget-page';
import { readBudgetExample, readBudgetSources } from '@/lib/mortgage/budget-page';
import type { SearchParams } from '@/lib/browser/path-with-query';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/server/site-url';
import { answerBudget } from './actions';

export async function generateMetadata() {
  const t = await getTranslations('budgetPage');
  return pageMetadata({
    locale: await currentLocale(),
    path: '/herramientas/presupuesto',
    title: t('metaTitle'),
    description: t('description'),
  });
}

/** The address holds the region and the residence alone; the form is a POST. */
export default async function BudgetRoute({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const [example, sources] = await Promise.all([
    readBudgetExample(await searchParams, locale),
    readBudgetSources(locale),
  ]);
  return <BudgetPage example={example} action={answerBudget} sources={sources} siteUrl={siteUrl} />;
}
