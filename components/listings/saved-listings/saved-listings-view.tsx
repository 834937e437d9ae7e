import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { RemoveWithdrawn } from '@/components/layout/saved-listings/remove-withdrawn';
import { RefreshWhenMoved } from '@/components/layout/saved-listings/refresh-when-moved';
import { SavedList } from '@/components/layout/saved-listings/saved-list';
import { SavedTotal } from '@/components/layout/saved-listings/saved-total';
import { FormMessage } from '@/components/ui/form-message';
import { MAX_COMPARED } from '@/lib/listings/compare/comparison';
import type { ListingCardView } from '@/lib/listings/list/listing-card';
import type { SavedListingsPage as SavedListings } from '@/lib/listings/saved/saved-listings-page';
import { localizedHref } from '@/lib/i18n/href';
import { currentLocale } from '@/lib/i18n/locale';
import { listingPath } from '@/lib/i18n/routes';
import { BrowserList } from './browser-list';
import { CompareForm } from './compare-form';
import { SaveInvitation } from './invitation';
import { RecentlyViewed } from './recently-viewed';
import { SaveForm } from './save-form';
import { SavedGrid } from './saved-grid';
import { SavedTools } from './saved-tools';
import { ShareList } from './share-list';
import styles from './saved-listings-view.module.scss';
import type { ComponentProps } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/link';
import { Image } from '@/components/ui/image';
import { getImage } from '@/lib/site/images';

type SavedListingsViewProps = {
  /** `unknown` while the database is down. */
  owner: 'account' | 'browser' | 'unknown';
  list: SavedListings;
  wanted: ListingCardView | null;
  problem: 'full' | 'failed' | null;
  account: AccountTools | null;
  siteUrl: URL;
};

type AccountTools = ComponentProps<typeof ShareList> & NonNullable<ComponentProps<typeof SavedTools>['account']>;

export async function SavedListingsView({ owner, list, wanted, problem, account, siteUrl }: SavedListingsViewProps) {
  const t = await getTranslations('savedListings');
  const locale = await currentLocale();
  const { cards, gone } = list;
  const ids = cards.map(({ id }) => id);
  const listings = (
    <>
      {gone.length > 0 && <FormMessage kind="success">{t('gone', { count: gone.length })}</FormMessage>}
      {cards.length > 0 ? (
        <SavedList listings={ids} empty={<EmptyList />}>
          <p className={styles.count}>
            <SavedTotal listings={ids} words={Array.from([0, ...ids], (_, count) => t('count', { count }))} />
            {cards.length > 1 && (
              <>
                <br />
                {t('compare.text', { count: MAX_COMPARED })}
              </>
            )}
          </p>
          <SavedGrid
            cards={cards}
            heading="h2"
            isFirstView
            hasForms={owner === 'account'}
            tools={(card) => <SavedTools card={card} account={account} isCompared={cards.length > 1} />}
          />
          {cards.length > 1 && <CompareForm />}
          {account && <ShareList until={account.until} share={account.share} end={account.end} />}
        </SavedList>
      ) : (
        <EmptyList />
      )}
      <RemoveWithdrawn gone={gone} />
    </>
  );

  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs current={{ name: t('title'), href: '/saved-homes' }} siteUrl={siteUrl} />
      <h1>{t('title')}</h1>
      <FormMessage kind="error">{problem && t(`news.${problem}`)}</FormMessage>
      {wanted && (
        <div className={styles.wanted}>
          <p>
            {t('wanted')} {wanted.title}
          </p>
          <SaveForm listing={wanted.id} title={wanted.title} intent="save" />
        </div>
      )}
      {owner === 'account' && listings}
      {owner === 'unknown' && <ListUnavailable />}
      {owner === 'browser' && (
        <>
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
          <BrowserList
            address={localizedHref(locale, '/saved-homes')}
            queriedIds={[...ids, ...gone]}
            waiting={t('waiting')}
            empty={<EmptyList />}
          >
            {listings}
          </BrowserList>
          <RecentlyViewed
            path={localizedHref(locale, listingPath(''))}
            labels={{
              title: t('viewed.title'),
              offer: t('viewed.offer'),
              start: t('viewed.start'),
              none: t('viewed.none'),
              clear: t('viewed.clear'),
              cleared: t('viewed.cleared'),
            }}
          />
          <SaveInvitation />
        </>
      )}
      <RefreshWhenMoved />
    </div>
  );
}

async function ListUnavailable() {
  const t = await getTranslations('savedListings.unavailable');
  return (
    <div className={styles.unavailable}>
      <FormMessage kind="error">
        <p>
          <strong>{t('title')}</strong>
        </p>
        <p>{t('text')}</p>
      </FormMessage>
      <Link href="/saved-homes" className={buttonClass({ look: 'outline' })}>
        {t('retry')}
      </Link>
    </div>
  );
}

async function EmptyList() {
  const t = await getTranslations('savedListings.empty');
  const image = getImage('spot-empty-search', await currentLocale());
  return (
    <div className={styles.empty}>
      <Image image={image} sizes="(min-width: 640px) 320px, 60vw" isDecorative />
      <div>
        <h2>{t('title')}</h2>
        <p className="soft">{t('text')}</p>
        <Link href="/properties" className={buttonClass()}>
          {t('look')}
        </Link>
      </div>
    </div>
  );
}
