import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Image } from '@/components/ui/image';
import { getImage } from '@/lib/site/images';
import { listTitle } from '@/lib/listings/list/filter-labels';
import type { ListingsInLine } from '@/lib/search-line/search-line-href';
import type { SiteResult } from '@/lib/writing/search/site-search';
import { formatList } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { SearchForm } from './search-form';
import { SearchGroup } from './search-group';
import { SearchHelp } from './search-help';
import { SearchTool, toolIn } from './search-tool';
import styles from './search-view.module.scss';

type SearchViewProps = {
  /** `''`: no search. */
  query: string;
  result: SiteResult | null;
  listings: ListingsInLine | null;
  siteUrl: URL;
};

export async function SearchView({ query, result, listings, siteUrl }: SearchViewProps) {
  const t = await getTranslations('searchPage');
  const tList = await getTranslations('listingList');
  const locale = await currentLocale();
  const hasHits = result !== null && result.total > 0;
  const tool = result && toolIn(result);

  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs current={{ name: t('title'), href: '/search' }} siteUrl={siteUrl} />
      <div className={styles.head}>
        <h1>{result ? t('found', { count: result.total, query }) : t('heading')}</h1>
        {!result && <p className="lead">{t('lead')}</p>}
        <SearchForm query={query} />
        {listings && (
          <p>
            <Link href={listings.href} className={styles.homes}>
              {t('seeHomes', { count: listings.total, title: listTitle(tList, listings.filters, locale) })}
            </Link>
          </p>
        )}
        {hasHits && result.missing.length > 0 && <p>{t('missing', { words: formatList(result.missing, locale) })}</p>}
        {hasHits && result.groups.length > 1 && (
          <ul className={styles.kinds}>
            {result.groups.map(({ kind, total }) => (
              <li key={kind}>
                <a href={`#${kind}`}>
                  {t(`kinds.${kind}`)} <span className="numeric">{total}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {tool && <SearchTool href={tool} />}
      {hasHits ? (
        result.groups.map((group) => <SearchGroup key={group.kind} {...group} />)
      ) : (
        <div className={styles.none}>
          <div>
            {result && <p className={styles.empty}>{t('empty')}</p>}
            <SearchHelp />
          </div>
          <Image
            image={getImage('spot-empty-search', locale)}
            sizes="(min-width: 64rem) 28rem, 60vw"
            isDecorative
            className={styles.spot}
          />
        </div>
      )}
    </div>
  );
}
