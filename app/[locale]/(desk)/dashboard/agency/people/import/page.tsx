import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { UploadImport } from '@/components/desk/imports/upload-import';
import styles from '@/components/desk/imports/imports.module.scss';
import { FormMessage } from '@/components/ui/form-message';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { uploadFailures } from '@/lib/forms/csv-upload';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { countsOf } from '@/lib/text/counts-of';
import { single } from '@/lib/text/query';
import { recordOf } from '@/lib/text/record-of';
import { uploadPeopleAction } from './actions';

export async function generateMetadata() {
  return deskMetadata((await getTranslations('deskImport.people'))('title'));
}

async function ImportPeoplePage({ searchParams }: { searchParams: SearchParams }) {
  const [query, locale] = [await searchParams, await currentLocale()];
  const actor = await requireStaff(locale, pathWithQuery(deskPath('people', 'import'), query), 'import.run');
  const t = await getTranslations('deskImport');
  const counts = countsOf(query, ['added', 'joined', 'refused', 'withoutBasis']);
  const notice = (['gone', 'dropped'] as const).find((one) => one === single(query, 'notice'));
  return (
    <DeskFrame actor={actor} current="people" title={t('people.title')}>
      <FormMessage kind="success">
        {counts && (
          <p>
            {t('people.done', counts)} <Link href="/dashboard/agency/people?tab=everybody">{t('people.toPeople')}</Link>
          </p>
        )}
        {notice === 'dropped' && <p>{t('notices.dropped')}</p>}
      </FormMessage>
      <FormMessage kind="error">{notice === 'gone' && <p>{t('notices.gone')}</p>}</FormMessage>
      <p className={styles.intro}>{t('people.lead')}</p>
      <UploadImport
        action={uploadPeopleAction}
        locale={locale}
        labels={{
          file: t('upload.file'),
          hint: t('upload.hint'),
          submit: t('upload.submit'),
          pending: t('upload.pending'),
        }}
        texts={recordOf(uploadFailures, (code) => t(`failures.${code}`))}
      />
    </DeskFrame>
  );
}

export default withDatabaseFallback(ImportPeoplePage);
