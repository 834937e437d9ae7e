import { getTranslations } from 'next-intl/server';
import { SavedListingsView } from '@/components/listings/saved-listings/saved-listings-view';
import { readSavedListingsOf } from '@/lib/listings/saved/saved-listings-page';
import type { SearchParams } from '@/lib/browser/path-with-query';
import { formatDate } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import type { Locale } from '@/lib/i18n/locales';
import { listingIdsOf } from '@/lib/listings/saved/saved-listings';
import { readListTools } from '@/lib/server/services/saved-listings/list-tools';
import { readSavedList } from '@/lib/server/services/saved-listings/read-saved-list';
import { siteUrl } from '@/lib/server/site-url';
import type { Metadata } from 'next';
import { endSharingAction, saveNote, shareList } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('savedListings');
  return { title: t('title'), description: t('description'), robots: { index: false } };
}

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

export default async function SavedListingsPage({ searchParams }: { searchParams: SearchParams }) {
  const { homes: listingIds, save, outcome } = await searchParams;
  const locale = await currentLocale();
  const { owner, ids } = await readSavedList();
  const list = readSavedListingsOf(ids ?? listingIdsOf(textOf(listingIds).split(',')), locale);
  const isWanted = owner === 'account' && !ids?.includes(textOf(save));
  const wanted = isWanted ? (readSavedListingsOf([textOf(save)], locale).cards[0] ?? null) : null;
  const problem = outcome === 'full' || outcome === 'failed' ? outcome : null;
  return (
    <SavedListingsView
      owner={owner}
      list={list}
      wanted={wanted}
      problem={problem}
      account={owner === 'account' ? await accountTools(locale) : null}
      siteUrl={siteUrl}
    />
  );
}

async function accountTools(locale: Locale) {
  const { until, notes } = await readListTools();
  return { until: until && formatDate(until, locale), notes, saveNote, share: shareList, end: endSharingAction };
}
