import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { SiteFactForms } from '@/components/desk/facts/site-fact-forms';
import { formatNumber } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import type { FeedDetails } from '@/lib/listings/kyero/feed-summary';
import { FeedState } from './feed-state';
import styles from './feeds.module.scss';

export async function FeedFacts({ feed }: { feed: FeedDetails }) {
  const t = await getTranslations('deskFeeds');
  const locale = await currentLocale();
  const { address, everyMinutes, hasCredentials, hasQuery, listings, isTrusted, state } = feed;
  const parts = hasCredentials && hasQuery ? 'both' : hasCredentials ? 'credentials' : hasQuery ? 'query' : 'none';
  const facts = [
    [t('table.state'), <FeedState key="state" state={state} />],
    [
      t('facts.address'),
      <Fragment key="address">
        {address ?? t('facts.unreadable')}
        {parts !== 'none' && <span className={styles.note}>{t('facts.hiddenParts', { parts })}</span>}
      </Fragment>,
    ],
    [t('facts.every'), t('facts.everyMinutes', { minutes: everyMinutes })],
    [t('facts.publishes'), isTrusted ? t('facts.publishedAtOnce') : t('facts.published')],
    [t('facts.homes'), formatNumber(listings, locale)],
  ] as const;
  return <SiteFactForms facts={facts} />;
}
