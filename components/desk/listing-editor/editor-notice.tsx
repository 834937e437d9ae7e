import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { deskPath } from '@/lib/i18n/desk-routes';
import { formatDateTime } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import type { Locale } from '@/lib/i18n/locales';
import styles from './editor-notice.module.scss';

type EditorNoticeProps = Readonly<{
  id: string;
  locale: Locale;
  kind: string;
  isVisible: boolean;
  source: string;
  draft: Readonly<{ savedAt: string; isOutdated: boolean }> | null;
  discard: (data: FormData) => Promise<void>;
  hasOverview: boolean;
}>;

export async function EditorNotice(props: EditorNoticeProps) {
  const { discard, draft, hasOverview, id, isVisible, kind, locale, source } = props;
  const t = await getTranslations('deskFields.editor');
  const said = {
    saved: isVisible ? t('savedShown') : t('saved'),
    created: t('created'),
    duplicated: t('duplicated'),
    discarded: t('discarded'),
    givenBack: t('givenBack', { source }),
    refused: t('refused'),
    deleteRefused: t('deleteRefused'),
  };
  const text = Object.hasOwn(said, kind) ? said[kind as keyof typeof said] : null;
  return (
    <>
      {text && (
        <FormMessage kind={/[rR]efused/.test(kind) ? 'error' : 'success'}>
          <p>{text}</p>
        </FormMessage>
      )}
      {draft && (
        <div className={styles.notice}>
          <p>
            {draft.isOutdated ? t('conflictLead') : t('draftFound', { time: formatDateTime(draft.savedAt, locale) })}{' '}
            {draft.isOutdated && <Link href={deskPath('homes', id, 'conflict')}>{t('conflictTitle')}</Link>}
          </p>
          <form action={discard}>
            <HiddenFields values={{ id, locale }} />
            <Button type="submit" look="outline" isSmall>
              {t('discard')}
            </Button>
          </form>
        </div>
      )}
      {hasOverview && (
        <p className={styles.back}>
          <Link href={deskPath('homes', id)}>{t('sections')}</Link>
        </p>
      )}
    </>
  );
}
