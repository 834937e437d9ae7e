import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FormMessage } from '@/components/ui/form-message';
import { uploadFailures, type UploadAction } from '@/lib/forms/csv-upload';
import { currentLocale } from '@/lib/i18n/locale';
import { recordOf } from '@/lib/text/record-of';
import { UploadImport } from './upload-import';
import styles from './imports.module.scss';

type ImportStartProps = Readonly<{
  lead: string;
  done: ReactNode;
  notice: 'gone' | 'dropped' | undefined;
  action: UploadAction;
}>;

export async function ImportStart({ action, done, lead, notice }: ImportStartProps) {
  const t = await getTranslations('deskImport');
  return (
    <>
      <FormMessage kind="success">
        {done}
        {notice === 'dropped' && <p>{t('notices.dropped')}</p>}
      </FormMessage>
      <FormMessage kind="error">{notice === 'gone' && <p>{t('notices.gone')}</p>}</FormMessage>
      <p className={styles.intro}>{lead}</p>
      <UploadImport
        action={action}
        locale={await currentLocale()}
        labels={{
          file: t('upload.file'),
          hint: t('upload.hint'),
          submit: t('upload.submit'),
          pending: t('upload.pending'),
        }}
        texts={recordOf(uploadFailures, (code) => t(`failures.${code}`))}
      />
    </>
  );
}
