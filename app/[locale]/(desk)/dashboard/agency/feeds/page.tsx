import { currentLocale } from '@/lib/i18n/locale';
import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { FeedTable } from '@/components/desk/feeds/feed-table';
import { OutgoingFeeds } from '@/components/desk/feeds/outgoing-feeds';
import styles from '@/components/desk/feeds/feeds.module.scss';
import { buttonClass } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { Link } from '@/lib/i18n/link';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { listOutgoingFeeds } from '@/lib/server/services/feeds/outgoing-feeds';
import { listFeeds } from '@/lib/server/services/feeds/read-feeds';
import { readNotice } from './feed-notices';
import { requireStaff } from '@/lib/server/auth/current-staff';

type Props = { searchParams: SearchParams };

const PATH = '/dashboard/agency/feeds';

export async function generateMetadata() {
  return deskMetadata((await getTranslations('deskFeeds'))('title'));
}

async function FeedsPage({ searchParams }: Props) {
  const query = await searchParams;
  const actor = await requireStaff(await currentLocale(), pathWithQuery(PATH, query), 'feed.manage');
  const t = await getTranslations('deskFeeds');
  const notice = readNotice(query.notice);
  const add = (
    <Link href="/dashboard/agency/feeds/new" className={buttonClass({ isSmall: true })}>
      {t('add')}
    </Link>
  );
  return (
    <DeskFrame actor={actor} current="feeds" title={t('title')} action={add}>
      {notice && (
        <FormMessage kind="success">
          <p>{t(`notices.${notice}`)}</p>
        </FormMessage>
      )}
      <p className={styles.intro}>{t('intro')}</p>
      <FeedTable feeds={await listFeeds(actor)} now={new Date()} />
      <OutgoingFeeds feeds={listOutgoingFeeds(actor)} />
    </DeskFrame>
  );
}

export default withDatabaseFallback(FeedsPage);
