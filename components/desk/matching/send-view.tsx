import { getTranslations } from 'next-intl/server';
import type { ContactMatchView } from '@/lib/contacts/match-views';
import type { SendCode } from '@/lib/contacts/send-form';
import type { FormAction } from '@/lib/forms/define-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { dateFormat } from '@/lib/i18n/intl-cache';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { locales } from '@/lib/i18n/locales';
import { SendListingForm } from './send-listing-form';
import styles from './matching.module.scss';

type SendViewProps = Readonly<{
  listingId: string;
  contacts: readonly ContactMatchView[];
  /** Earliest time of sending; null for immediately. */
  notBefore: Date | null;
  mailbox: string;
  action: FormAction<SendCode>;
}>;

export async function SendView({ action, listingId, mailbox, notBefore, contacts }: SendViewProps) {
  const t = await getTranslations('deskMatching.send');
  const locale = await currentLocale();
  const count = contacts.length;
  const groups = locales.flatMap((language) => {
    const recipients = contacts.filter((contact) => contact.locale === language);
    const [first] = recipients;
    return first ? [{ language, recipients, first }] : [];
  });
  const clock = dateFormat(locale, { timeStyle: 'short', timeZone: 'Europe/Madrid' });
  return (
    <div className={styles.page}>
      <p>
        <Link href={deskPath('homes', listingId, 'people')}>{t('back')}</Link>
      </p>
      <p className={styles.lead}>{t('text', { mailbox })}</p>
      {notBefore && <p className={styles.lead}>{t('later', { time: clock.format(notBefore) })}</p>}
      {groups.map(({ first, language, recipients }) => (
        <section key={language} aria-labelledby={`readers-${language}`}>
          <h2 id={`readers-${language}`}>
            {t('to', { count: recipients.length })} {t(`languages.${language}`)}
          </h2>
          <p className={styles.names}>{recipients.map(({ name }) => name).join(' · ')}</p>
          <iframe
            src={`/api/desk/listings/${listingId}/email?to=${first.contactId}`}
            title={t('frame', { name: first.name })}
            className={styles.frame}
          />
        </section>
      ))}
      <SendListingForm
        action={action}
        hidden={{ listing: listingId, to: contacts.map(({ contactId }) => contactId).join(','), locale }}
        labels={{ submit: t('button', { count }), pending: t('pending') }}
        errors={{
          notOnOffer: t('errors.notOnOffer'),
          nobody: t('errors.nobody'),
          tooMany: t('errors.tooMany'),
          failed: t('errors.failed'),
        }}
      />
    </div>
  );
}
