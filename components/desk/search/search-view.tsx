import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/desk/empty-page/empty-page';
import { ListingTable, deskListingsHref } from '@/components/desk/listings/listing-table';
import { WaitingList } from '@/components/desk/today/waiting-list';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { noDeskFilters } from '@/lib/listings/desk/desk-filters';
import type { DeskSearchResult } from '@/lib/contacts/desk-search';
import { readablePhone } from '@/lib/phones/readable-phone';
import { SearchField } from './search-field';
import styles from './search-view.module.scss';

type DeskSearchViewProps = Readonly<{
  q: string;
  result: DeskSearchResult | null;
  today: string;
  hasKey: boolean;
}>;

export async function DeskSearchView({ hasKey, q, result, today }: DeskSearchViewProps) {
  const t = await getTranslations('deskSearch');
  const labels = { label: t('label'), placeholder: t('placeholder'), submit: t('submit') };
  return (
    <div className={styles.page}>
      <SearchField action="/dashboard/agency/search" labels={labels} value={q} hasKey={hasKey} />
      {result ? <Results q={q} result={result} today={today} /> : <EmptyPage drawing="search" text={t('lead')} />}
    </div>
  );
}

async function Results({ q, result, today }: Readonly<{ q: string; result: DeskSearchResult; today: string }>) {
  const t = await getTranslations('deskSearch');
  const tContacts = await getTranslations('deskPeople');
  const { contacts, help, listings } = result;
  const query = encodeURIComponent(q);
  return (
    <>
      <p role="status" className="visuallyHidden">
        {t('found', { listings: listings.total, contacts: contacts.total, help: help.length })}
      </p>
      {listings.total + contacts.total + help.length === 0 && (
        <EmptyPage drawing="search" text={t('nothing', { words: q })} />
      )}
      {listings.total > 0 && (
        <section aria-labelledby="found-homes" className={styles.listings}>
          <h2 id="found-homes">{t('homes', { count: listings.total })}</h2>
          <ListingTable listings={listings.items} filters={noDeskFilters} today={today} isPlain />
          {listings.total > listings.items.length && (
            <p>
              <Link href={deskListingsHref({ ...noDeskFilters, q })}>{t('showAll', { count: listings.total })}</Link>
            </p>
          )}
        </section>
      )}
      <WaitingList
        id="found-contacts"
        title={t('contacts', { count: contacts.total })}
        rows={contacts.items.map(({ emails: [email], id, name, phone }) => ({
          key: id,
          href: deskPath('people', id),
          title: name ?? email ?? (phone && readablePhone(phone)) ?? tContacts('noName'),
          text: [name !== null && email, phone && readablePhone(phone)].filter(Boolean).join(' · '),
        }))}
        more={
          contacts.total > contacts.items.length
            ? {
                href: `/dashboard/agency/people?tab=everybody&q=${query}`,
                label: t('showAll', { count: contacts.total }),
              }
            : null
        }
      />
      <WaitingList
        id="found-help"
        title={t('help', { count: help.length })}
        rows={help.map(({ id, title }) => ({
          key: id,
          href: `/dashboard/agency/help?q=${query}#${id}`,
          title,
          text: '',
        }))}
      />
    </>
  );
}
