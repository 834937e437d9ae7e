import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FormMessage } from '@/components/ui/form-message';
import { CARDS, TABLES, uploadFailures, type UploadAction } from '@/lib/forms/csv-upload';
import { currentLocale } from '@/lib/i18n/locale';
import { TOO_LARGE } from '@/lib/middleware/oversized-form';
import { recordOf } from '@/lib/text/record-of';
import { UploadImport } from './upload-import';
import styles from './imports.module.scss';

export const importNotices = ['gone', 'dropped', TOO_LARGE] as const;

type ImportStartProps = Readonly<{
  lead: string;
  done: ReactNode;
  notice: (typeof importNotices)[number] | undefined;
  action: UploadAction;
  /** Takes vCards too. */
  hasCards?: boolean;
}>;

export async function ImportStart({ action, done, hasCards = false, lead, notice }: ImportStartProps) {
  const t = await getTranslations('deskImport');
  return (
    <>
      <FormMessage kind="success">
        {done}
        {notice === 'dropped' && <p>{t('notices.dropped')}</p>}
      </FormMessage>
      <FormMessage kind="error">
        {notice === 'gone' && <p>{t('notices.gone')}</p>}
        {notice === TOO_LARGE && <p>{t('failures.tooLarge')}</p>}
      </FormMessage>
      <p className={styles.intro}>{lead}</p>
      <UploadImport
        action={action}
        locale={await currentLocale()}
        accept={hasCards ? `${TABLES},${CARDS}` : TABLES}
        labels={{
          file: t('upload.file'),
          hint: t(hasCards ? 'upload.hintCards' : 'upload.hint'),
          submit: t('upload.submit'),
          pending: t('upload.pending'),
        }}
        texts={recordOf(uploadFailures, (code) => t(`failures.${code}`))}
      />
    </>
  );
}
