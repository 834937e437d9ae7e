import { getTranslations } from 'next-intl/server';
import type { UnmatchedEmailView } from '@/lib/contacts/contact-views';
import { emptyReason } from '@/lib/contacts/received-email';
import { formatDateTime } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { isolated } from '@/lib/text/isolated';
import type { ReactNode } from 'react';
import styles from './timeline.module.scss';

type EmailWordsProps = Readonly<{
  email: Pick<UnmatchedEmailView, 'attachments' | 'invitation' | 'parts' | 'subject'>;
  name: string;
  notes: readonly string[];
  /** List of the attachments; by default their names. */
  children?: ReactNode;
}>;

export async function EmailWords({ children, email, name, notes }: EmailWordsProps) {
  const t = await getTranslations('deskPerson.timeline');
  const locale = await currentLocale();
  const { attachments, invitation, parts, subject } = email;
  const start = invitation?.start ? formatDateTime(invitation.start, locale) : 'none';
  const answer = invitation && t('invitation', { start, answer: invitation.answer, name: name || t('sender') });
  const head = [...notes, subject, answer, invitation?.comment ?? ''].filter(Boolean);
  return (
    <>
      {head.length > 0 && <p className={styles.text}>{head.join('\n\n')}</p>}
      {parts.map(({ isQuoted, text }, index) =>
        isQuoted ? (
          <details key={index}>
            <summary>{t('quoted')}</summary>
            <p className={styles.text}>{text}</p>
          </details>
        ) : (
          <p key={index} className={styles.text}>
            {text}
          </p>
        ),
      )}
      {parts.length === 0 && !invitation && <p className={styles.text}>{t(emptyReason(attachments))}</p>}
      {children ??
        (attachments.length > 0 && (
          <p className={styles.text}>{t('attachments', { names: attachments.map(isolated).join(', ') })}</p>
        ))}
    </>
  );
}
