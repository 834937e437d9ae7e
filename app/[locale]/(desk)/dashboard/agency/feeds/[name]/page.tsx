import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { FeedFacts } from '@/components/desk/feeds/feed-facts';
import { FeedForm } from '@/components/desk/feeds/feed-form';
import { FeedReports } from '@/components/desk/feeds/feed-reports';
import styles from '@/components/desk/feeds/feeds.module.scss';
import { HeldDifference } from '@/components/desk/feeds/held-difference';
import { RemoveFeed } from '@/components/desk/feeds/remove-feed';
import { Steering } from '@/components/desk/feeds/steering';
import { FormMessage } from '@/components/ui/form-message';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { deskPath } from '@/lib/i18n/desk-routes';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { readFeed } from '@/lib/server/services/feeds/read-feeds';
import { changeFeedAction, removeFeedAction } from '@/app/[locale]/(desk)/dashboard/agency/feeds/actions';
import { isRefusal, readNotice } from '@/app/[locale]/(desk)/dashboard/agency/feeds/feed-notices';
import { readFormLabels } from '@/app/[locale]/(desk)/dashboard/agency/feeds/read-form-labels';
import { requireStaff } from '@/lib/server/auth/current-staff';
import {
  applyHeldAction,
  declineHeldAction,
  pauseFeedAction,
  resumeFeedAction,
  runFeedAction,
} from '@/app/[locale]/(desk)/dashboard/agency/feeds/steering-actions';

type Props = { params: Promise<{ name: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: Props) {
  return deskMetadata(`${(await params).name} · ${(await getTranslations('deskFeeds'))('title')}`);
}

async function FeedPage({ params, searchParams }: Props) {
  const { name } = await params;
  const query = await searchParams;
  const actor = await requireStaff(await currentLocale(), pathWithQuery(deskPath('feeds', name), query), 'feed.manage');
  const locale = await currentLocale();
  const feed = await readFeed(actor, name);
  if (!feed) redirect(`/${locale}/dashboard/agency/feeds`);
  const t = await getTranslations('deskFeeds');
  const notice = readNotice(query.notice);
  const { isPaused } = feed;
  const { errors, labels, title } = await readFormLabels(false);
  return (
    <DeskFrame actor={actor} current="feeds" title={name}>
      {notice && (
        <FormMessage kind={isRefusal(notice) ? 'error' : 'success'}>
          <p>{t(`notices.${notice}`)}</p>
        </FormMessage>
      )}
      {feed.held && (
        <HeldDifference
          name={name}
          held={feed.held}
          isPaused={isPaused}
          applyAction={applyHeldAction}
          declineAction={declineHeldAction}
        />
      )}
      <FeedFacts feed={feed} />
      <Steering
        name={name}
        isPaused={isPaused}
        isRunning={feed.state === 'running'}
        runAction={runFeedAction}
        pauseAction={pauseFeedAction}
        resumeAction={resumeFeedAction}
      />
      <FeedReports name={name} reports={feed.reports} />
      {feed.isOfDesk ? (
        <>
          <section aria-labelledby="settings" className={styles.part}>
            <h2 id="settings">{title}</h2>
            <div className={styles.form}>
              <FeedForm
                action={changeFeedAction}
                errors={errors}
                feed={feed}
                hidden={{ locale, feed: name }}
                labels={labels}
              />
            </div>
          </section>
          <RemoveFeed name={name} listings={feed.listings} action={removeFeedAction} />
        </>
      ) : (
        <p className={styles.part}>{t('facts.readOnly')}</p>
      )}
    </DeskFrame>
  );
}

export default withDatabaseFallback(FeedPage);
