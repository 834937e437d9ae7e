import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { ImportStart, importNotices } from '@/components/desk/imports/import-start';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { countsOf } from '@/lib/text/counts-of';
import { isUuid } from '@/lib/text/is-uuid';
import { single } from '@/lib/text/query';
import { uploadListingsAction } from './actions';

export async function generateMetadata() {
  return deskMetadata((await getTranslations('deskImport.listings'))('title'));
}

async function ImportListingsPage({ searchParams }: { searchParams: SearchParams }) {
  const query = await searchParams;
  const locale = await currentLocale();
  const actor = await requireStaff(locale, pathWithQuery(deskPath('homes', 'import'), query), 'import.run');
  const t = await getTranslations('deskImport');
  const counts = countsOf(query, ['added', 'changed', 'refused']);
  const images = single(query, 'photographs');
  const notice = importNotices.find((one) => one === single(query, 'notice'));
  return (
    <DeskFrame actor={actor} current="homes" title={t('listings.title')}>
      <ImportStart
        action={uploadListingsAction}
        notice={notice}
        lead={t('listings.lead')}
        done={
          counts && (
            <p>
              {t('listings.done', counts)}{' '}
              <Link href="/dashboard/agency/homes?state=draft">{t('listings.toDrafts')}</Link>
              {isUuid(images) && (
                <>
                  {' '}
                  <Link href={deskPath('homes', 'import', images)}>{t('photographs.link')}</Link>
                </>
              )}
            </p>
          )
        }
      />
    </DeskFrame>
  );
}

export default withDatabaseFallback(ImportListingsPage);
