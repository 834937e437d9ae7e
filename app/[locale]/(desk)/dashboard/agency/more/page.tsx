import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { MoreView } from '@/components/desk/more/more-view';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { hasDeskKeys, requireStaff } from '@/lib/server/auth/current-staff';
import { switchKeysAction } from './actions';

export async function generateMetadata() {
  const t = await getTranslations('desk');
  return deskMetadata(t('more'));
}

async function MorePage() {
  const actor = await requireStaff(await currentLocale(), '/dashboard/agency/more');
  const t = await getTranslations('desk');
  return (
    <DeskFrame actor={actor} current="more" title={t('more')}>
      <MoreView actor={actor} hasKeys={await hasDeskKeys()} switchKeys={switchKeysAction} />
    </DeskFrame>
  );
}

export default withDatabaseFallback(MorePage);
