import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { ActivityView } from '@/components/desk/activity/activity-view';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { readActivityQuery } from '@/lib/access/activity-query';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { readActivity } from '@/lib/server/services/activity/read-activity';

type Props = { searchParams: SearchParams };

export async function generateMetadata() {
  const t = await getTranslations('activityLog');
  return deskMetadata(t('title'));
}

async function ActivityPage({ searchParams }: Props) {
  const query = await searchParams;
  const locale = await currentLocale();
  const actor = await requireStaff(locale, pathWithQuery('/dashboard/agency/activity', query), 'activity.read');
  const t = await getTranslations('activityLog');
  const filters = readActivityQuery(query);
  return (
    <DeskFrame actor={actor} current="activity" title={t('title')}>
      <ActivityView filters={filters} activity={await readActivity(actor, filters, locale)} />
    </DeskFrame>
  );
}

export default withDatabaseFallback(ActivityPage);
