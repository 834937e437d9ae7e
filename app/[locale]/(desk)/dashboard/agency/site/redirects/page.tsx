import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { RedirectForms } from '@/components/desk/redirects/redirect-forms';
import { RedirectTable } from '@/components/desk/redirects/redirect-table';
import styles from '@/components/desk/redirects/redirects.module.scss';
import { FormMessage } from '@/components/ui/form-message';
import { pathWithQuery, type SearchParams } from '@/lib/browser/path-with-query';
import { deskPath } from '@/lib/i18n/desk-routes';
import { currentLocale } from '@/lib/i18n/locale';
import { redirectProblems } from '@/lib/middleware/check-redirects';
import { fileFailures } from '@/lib/forms/csv-upload';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { readDeskRedirects } from '@/lib/server/services/site/read-redirects';
import { TOO_LARGE } from '@/lib/middleware/oversized-form';
import { oneLine, single } from '@/lib/text/query';
import { recordOf } from '@/lib/text/record-of';
import { addRedirectAction, removeRedirectAction, uploadRedirectsAction } from './actions';

type Props = { searchParams: SearchParams };

const MAX_SEARCH = 200;

export async function generateMetadata() {
  return deskMetadata((await getTranslations('deskRedirects'))('title'));
}

async function RedirectsPage({ searchParams }: Props) {
  const query = await searchParams;
  const locale = await currentLocale();
  const actor = await requireStaff(locale, pathWithQuery(deskPath('site', 'redirects'), query), 'site.edit');
  const t = await getTranslations('deskRedirects');
  const tImport = await getTranslations('deskImport.failures');
  const search = oneLine(single(query, 'q'), MAX_SEARCH);
  const page = Math.max(1, Math.trunc(Number(single(query, 'page'))) || 1);
  return (
    <DeskFrame actor={actor} current="site" title={t('title')}>
      <FormMessage kind="success">{single(query, 'notice') === 'removed' && <p>{t('removed')}</p>}</FormMessage>
      <FormMessage kind="error">{single(query, 'notice') === TOO_LARGE && <p>{t('failures.tooLarge')}</p>}</FormMessage>
      <p className={styles.intro}>{t('lead')}</p>
      <RedirectForms
        add={addRedirectAction}
        upload={uploadRedirectsAction}
        locale={locale}
        texts={{
          ...recordOf(redirectProblems, (code) => t(`problems.${code}`, { end: '{end}' })),
          ...recordOf(['noFile', 'tooLarge', 'tooMany', 'failed'] as const, (code) => t(`failures.${code}`)),
          ...recordOf(fileFailures, (code) => tImport(code)),
          refused: t('refused'),
          line: t('line', { line: '{line}', from: '{from}' }),
        }}
        labels={{
          one: t('form.one'),
          from: t('form.from'),
          fromHint: t('form.fromHint'),
          to: t('form.to'),
          toHint: t('form.toHint'),
          gone: t('form.gone'),
          goneHint: t('form.goneHint'),
          addOne: t('form.addOne'),
          many: t('form.many'),
          file: t('form.file'),
          fileHint: t('form.fileHint'),
          upload: t('form.upload'),
          pending: t('form.pending'),
        }}
      />
      <RedirectTable
        list={await readDeskRedirects(actor, search, page)}
        search={search}
        remove={removeRedirectAction}
      />
    </DeskFrame>
  );
}

export default withDatabaseFallback(RedirectsPage);
