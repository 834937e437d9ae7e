import { getTranslations } from 'next-intl/server';
import { withRecords } from '@/app/[locale]/with-records';
import { PropertyGrid } from '@/components/properties/property-grid/property-grid';
import { SaveValuation } from '@/components/tools/valuation/save-valuation';
import { ValuationView } from '@/components/tools/valuation/valuation-view';
import { readValuationPage } from '@/lib/content/tools/valuation-page';
import { valuationFields } from '@/lib/domain/valuation/valuation-input';
import type { SearchParams } from '@/lib/forms/path-with-query';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/metadata';
import { requireClient } from '@/lib/server/auth/tool-gate';
import { siteUrl } from '@/lib/server/site-url';
import { saveValuationAction } from './actions';

const PATH = '/herramientas/valoracion';

export async function generateMetadata() {
  const t = await getTranslations('valuationPage');
  return pageMetadata({
    locale: await currentLocale(),
    path: PATH,
    title: t('title'),
    description: t('description'),
    isIndexed: false,
  });
}

/** For clients; rendered for the request: every estimate has an address of its own. */
async function ValuationPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const query = await searchParams;
  await requireClient(locale, PATH, query, valuationFields);
  const view = await readValuationPage(query, locale);
  const isToBeKept = view.isAsked && view.result?.kind === 'estimate';
  return (
    <ValuationView
      view={view}
      comparables={<PropertyGrid cards={view.comparables} />}
      actions={isToBeKept && <SaveValuation answers={view.values} action={saveValuationAction} outcome={query.kept} />}
      siteUrl={siteUrl}
    />
  );
}

export default withRecords(ValuationPage);
