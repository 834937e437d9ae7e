import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { TextAreaField } from '@/components/ui/text-area-field';
import { DESK_CONTACT_LIMITS } from '@/lib/contacts/contact-forms';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './contact.module.scss';

type ContactNotesProps = Readonly<{
  contactId: string;
  enquiryId: string;
  /** Address for answers to replies; null when they arrive at the desk. */
  mailbox: string | null;
  add: RedirectingAction;
}>;

export async function ContactNotes({ contactId, enquiryId, mailbox, add }: ContactNotesProps) {
  const t = await getTranslations('deskPerson.notes');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  return (
    <section aria-labelledby="notes" className={styles.box}>
      <h2 id="notes">{t('title')}</h2>
      {(['note', 'received'] as const).map((kind) => (
        <details key={kind}>
          <summary>{t(kind)}</summary>
          <ActionForm action={add} failed={common('lost')}>
            <HiddenFields values={{ contact: contactId, kind, enquiry: enquiryId, locale }} />
            <TextAreaField
              id={`text-${kind}`}
              name="text"
              label={t(kind)}
              hint={
                mailbox === null && kind === 'received'
                  ? t('hints.elsewhere')
                  : t(`hints.${kind}`, { mailbox: mailbox ?? '' })
              }
              maxLength={DESK_CONTACT_LIMITS.note}
              rows={4}
              required
            />
            <Button type="submit" look="outline" isSmall>
              {t('save')}
            </Button>
          </ActionForm>
        </details>
      ))}
    </section>
  );
}
