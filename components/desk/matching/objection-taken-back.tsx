import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { TextAreaField } from '@/components/ui/text-area-field';
import { DESK_CONTACT_LIMITS } from '@/lib/contacts/contact-forms';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './matching.module.scss';

type ObjectionTakenBackProps = Readonly<{ contactId: string; action: RedirectingAction }>;

export async function ObjectionTakenBack({ action, contactId }: ObjectionTakenBackProps) {
  const t = await getTranslations('deskMatching.homes');
  return (
    <details className={styles.heard}>
      <summary>{t('again')}</summary>
      <ActionForm action={action} failed={t('notAgain')}>
        <HiddenFields values={{ contact: contactId, locale: await currentLocale() }} />
        <p className={styles.lead}>{t('againText')}</p>
        <TextAreaField
          id="objection-note"
          name="note"
          label={t('againHow')}
          hint={t('againHint')}
          maxLength={DESK_CONTACT_LIMITS.task}
          rows={2}
          required
        />
        <Button type="submit" look="outline" isSmall>
          {t('againNow')}
        </Button>
      </ActionForm>
    </details>
  );
}
