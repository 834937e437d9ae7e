import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { FeedForm } from '@/components/desk/feeds/feed-form';
import styles from '@/components/desk/feeds/feeds.module.scss';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { addFeedAction } from '@/app/[locale]/(desk)/dashboard/agency/feeds/actions';
import { readFormLabels } from '@/app/[locale]/(desk)/dashboard/agency/feeds/read-form-labels';
import { requireStaff } from '@/lib/server/auth/current-staff';

export async function generateMetadata() {
  return deskMetadata((await getTranslations('deskFeeds'))('newTitle'));
}

async function NewFeedPage() {
  const actor = await requireStaff(await currentLocale(), '/dashboard/agency/feeds/new', 'feed.manage');
  const t = await getTranslations('deskFeeds');
  const { errors, labels } = await readFormLabels(true);
  return (
    <DeskFrame actor={actor} current="feeds" title={t('newTitle')}>
      <div className={styles.form}>
        <FeedForm
          action={addFeedAction}
          errors={errors}
          feed={null}
          hidden={{ locale: await currentLocale() }}
          labels={labels}
        />
      </div>
    </DeskFrame>
  );
}

export default withDatabaseFallback(NewFeedPage);
