import { getTranslations } from 'next-intl/server';
import { AlertResult } from '@/components/listings/alerts/alert-result';
import { parseAlertOutcome } from '@/lib/listings/alerts/alert-outcome';
import { alertFilters, alertHref, canonicalQuery } from '@/lib/listings/alerts/alerts';
import { listTitle } from '@/lib/listings/list/filter-labels';
import { currentLocale } from '@/lib/i18n/locale';
import type { Metadata } from 'next';

type Props = { searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('alerts.page');
  return { title: t('title'), robots: { index: false } };
}

export default async function AlertsPage({ searchParams }: Props) {
  const { outcome, search } = await searchParams;
  const query = typeof search === 'string' ? search : '';
  const t = await getTranslations('listingList');
  return (
    <AlertResult
      search={canonicalQuery(query)}
      title={listTitle(t, alertFilters(query), await currentLocale())}
      listHref={alertHref(query)}
      {...parseAlertOutcome(outcome)}
    />
  );
}
