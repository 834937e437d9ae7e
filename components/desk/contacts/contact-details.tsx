import { MessageCircle, Phone } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Icon } from '@/components/ui/icon';
import {
  contactWhatsAppHref,
  phoneHref,
  phoneText,
  typedPhoneHref,
  type ContactPhone,
} from '@/lib/contacts/phone-number';
import type { ContactView } from '@/lib/contacts/contact-views';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { languageName } from '@/lib/i18n/language-name';
import { currentLocale } from '@/lib/i18n/locale';
import { readablePhone } from '@/lib/phones/readable-phone';
import styles from './contact.module.scss';

type ContactDetailsProps = Readonly<{ contact: ContactView; separate: RedirectingAction }>;

export async function ContactDetails({ contact, separate }: ContactDetailsProps) {
  const t = await getTranslations('deskPerson');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const { agent, emails, id, locale: language, phones, typedPhones } = contact;
  return (
    <section aria-labelledby="reach" className={styles.box}>
      <h2 id="reach">{t('reach')}</h2>
      {phones.length + typedPhones.length > 0 && (
        <ul className={styles.list}>
          {phones.map((phone) => (
            <li key={phoneText(phone)} className={styles.ways}>
              <PhoneWays phone={phone} whatsApp={t('whatsApp')} />
            </li>
          ))}
          {typedPhones.map((typed) => (
            <li key={typed} className={styles.ways}>
              <a href={typedPhoneHref(typed)}>
                <Icon node={Phone} />
                {typed}
              </a>
              {t('typedPhone')}
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.list}>
        {emails.map((email) => (
          <li key={email}>{email}</li>
        ))}
      </ul>
      {emails.length > 1 && (
        <details>
          <summary>{t('separate')}</summary>
          <ul className={styles.list}>
            {emails.map((email) => (
              <li key={email}>
                <ActionForm action={separate} failed={common('lost')}>
                  <HiddenFields values={{ contact: id, email, locale }} />
                  <Button type="submit" look="outline" isSmall>
                    {t('separateOne', { email })}
                  </Button>
                </ActionForm>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="soft">
        {t('language', { language: languageName(language, locale) })} ·{' '}
        {agent ? t('agentIs', { agent: agent.name }) : t('agentNone')}
      </p>
    </section>
  );
}

function PhoneWays({ phone, whatsApp }: Readonly<{ phone: ContactPhone; whatsApp: string }>) {
  const href = contactWhatsAppHref(phone);
  return (
    <>
      <a href={phoneHref(phone)}>
        <Icon node={Phone} />
        {readablePhone(phoneText(phone))}
      </a>
      {phone.label}
      {href && (
        <a href={href} rel="noreferrer">
          <Icon node={MessageCircle} />
          {whatsApp} <span className="visuallyHidden">({readablePhone(phone.e164)})</span>
        </a>
      )}
    </>
  );
}
