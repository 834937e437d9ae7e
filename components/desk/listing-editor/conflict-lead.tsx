import { getTranslations } from 'next-intl/server';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatDateTime } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import type { Locale } from '@/lib/i18n/locales';
import styles from './conflict-form.module.scss';

type ConflictLeadProps = Readonly<{
  id: string;
  locale: Locale;
  last: Readonly<{ name: string; at: string }> | null;
}>;

export async function ConflictLead({ id, last, locale }: ConflictLeadProps) {
  const t = await getTranslations('deskFields.editor');
  return (
    <div className={styles.lead}>
      <p>
        <strong>
          {last ? t('changedBy', { name: last.name, time: formatDateTime(last.at, locale) }) : t('changedByUnknown')}
        </strong>
      </p>
      <p>{t('conflictLead')}</p>
      <p>
        <Link href={deskPath('homes', id)}>{t('toForm')}</Link>
      </p>
    </div>
  );
}
