import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './matching.module.scss';

type ObjectionProps = Readonly<{ contactId: string; action: RedirectingAction }>;

export async function Objection({ action, contactId }: ObjectionProps) {
  const t = await getTranslations('deskMatching.homes');
  return (
    <details className={styles.heard}>
      <summary>{t('object')}</summary>
      <ActionForm action={action} failed={t('notObjected')}>
        <HiddenFields values={{ contact: contactId, locale: await currentLocale() }} />
        <p className={styles.lead}>{t('objectText')}</p>
        <CheckboxField id="objection-confirm" name="confirm" value="yes" label={t('objectConfirm')} isDanger required />
        <Button type="submit" look="outline" isSmall>
          {t('objectNow')}
        </Button>
      </ActionForm>
    </details>
  );
}
