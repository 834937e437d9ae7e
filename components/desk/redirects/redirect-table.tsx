import { getTranslations } from 'next-intl/server';
import { ListPages } from '@/components/desk/list-pages/list-pages';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { InputField } from '@/components/ui/input-field';
import { Table } from '@/components/ui/table';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatDateTime, formatNumber } from '@/lib/i18n/format';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { shownAddress } from '@/lib/site/old-address';
import type { PageOf } from '@/lib/text/paginate';
import styles from './redirects.module.scss';

type Redirect = Readonly<{ address: string; target: string | null; hits: number; lastHitAt: Date | null }>;

type RedirectTableProps = Readonly<{
  list: PageOf<Redirect>;
  search: string;
  remove: (data: FormData) => Promise<void>;
}>;

const PATH = deskPath('site', 'redirects');

export async function RedirectTable({ list, remove, search }: RedirectTableProps) {
  const t = await getTranslations('deskRedirects');
  const locale = await currentLocale();
  const { items, page, pageCount, total } = list;
  return (
    <section aria-labelledby="redirect-list" className={styles.list}>
      <h2 id="redirect-list">{t('list')}</h2>
      <form role="search" action={localizedHref(locale, PATH)} className={styles.search}>
        <InputField id="redirect-search" name="q" type="search" label={t('search')} defaultValue={search} />
        <Button type="submit" look="outline" isSmall>
          {t('searchSubmit')}
        </Button>
      </form>
      {items.length === 0 ? (
        <p>{search ? t('notFound') : t('none')}</p>
      ) : (
        <Table
          labelledBy="redirect-list"
          className={styles.table}
          isLabelled
          head={[
            t('columns.address'),
            t('columns.target'),
            t('columns.hits'),
            t('columns.lastHit'),
            t('columns.remove'),
          ]}
          rows={items.map(({ address, hits, lastHitAt, target }) => ({
            id: address,
            cells: [
              shownAddress(address),
              target ?? t('isGone'),
              formatNumber(hits, locale),
              lastHitAt ? formatDateTime(lastHitAt.toISOString(), locale) : '–',
              <form key="remove" action={remove}>
                <HiddenFields values={{ address, locale }} />
                <Button
                  type="submit"
                  look="outline"
                  isSmall
                  aria-label={t('removeOf', { address: shownAddress(address) })}
                >
                  {t('remove')}
                </Button>
              </form>,
            ],
          }))}
        />
      )}
      <ListPages
        {...{ path: PATH, page, pageCount, total }}
        query={search ? { q: search } : {}}
        count={t('total', { total })}
      >
        <a href="/api/desk/redirects.csv">{t('download')}</a>
      </ListPages>
    </section>
  );
}
