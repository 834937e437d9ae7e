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
import { single } from '@/lib/text/query';
import { uploadContactsAction } from './actions';

export async function generateMetadata() {
  return deskMetadata((await getTranslations('deskImport.people'))('title'));
}

async function ImportContactsPage({ searchParams }: { searchParams: SearchParams }) {
  const query = await searchParams;
  const locale = await currentLocale();
  const actor = await requireStaff(locale, pathWithQuery(deskPath('people', 'import'), query), 'import.run');
  const t = await getTranslations('deskImport');
  const counts = countsOf(query, ['added', 'joined', 'refused', 'withoutBasis']);
  const notice = importNotices.find((one) => one === single(query, 'notice'));
  return (
    <DeskFrame actor={actor} current="people" title={t('people.title')}>
      <ImportStart
        action={uploadContactsAction}
        hasCards
        notice={notice}
        lead={t('people.lead')}
        done={
          counts && (
            <p>
              {t('people.done', counts)}{' '}
              <Link href="/dashboard/agency/people?tab=everybody">{t('people.toPeople')}</Link>
            </p>
          )
        }
      />
    </DeskFrame>
  );
}

export default withDatabaseFallback(ImportContactsPage);
