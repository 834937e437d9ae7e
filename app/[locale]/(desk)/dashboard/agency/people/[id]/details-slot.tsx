import { getTranslations } from 'next-intl/server';
import { ContactEditor } from '@/components/desk/contacts/contact-editor';
import styles from '@/components/desk/contacts/contact.module.scss';
import type { ContactView, StaffChoice } from '@/lib/contacts/contact-views';
import { phoneText } from '@/lib/contacts/phone-number';
import { languageName } from '@/lib/i18n/language-name';
import { currentLocale } from '@/lib/i18n/locale';
import { locales } from '@/lib/i18n/locales';
import { contactsErrors } from '@/app/[locale]/(desk)/dashboard/agency/people/contact-errors';
import { changeContactAction } from './actions';

type DetailsSlotProps = Readonly<{ contact: ContactView; staff: readonly StaffChoice[] }>;

export async function DetailsSlot({ contact, staff }: DetailsSlotProps) {
  const t = await getTranslations('deskPerson.details');
  const locale = await currentLocale();
  const { agent, id, locale: language, name, phones } = contact;
  return (
    <section aria-labelledby="details" className={styles.box}>
      <h2 id="details">{t('title')}</h2>
      <details>
        <summary>{t('change')}</summary>
        <ContactEditor
          action={changeContactAction}
          hidden={{ contact: id, locale }}
          values={{ name: name ?? '', language, agent: agent?.id ?? '' }}
          phones={phones.map((phone) => ({ number: phoneText(phone), label: phone.label ?? '' }))}
          languages={locales.map((value) => ({ value, label: languageName(value, locale) }))}
          agents={[
            { value: '', label: t('nobody') },
            ...staff.map((member) => ({ value: member.id, label: member.name })),
          ]}
          labels={{
            name: t('name'),
            phones: t('phones'),
            phonesHint: t('phonesHint'),
            phone: t('phone', { number: '{number}' }),
            newPhone: t('newPhone'),
            phoneLabel: t('phoneLabel'),
            mainPhone: t('mainPhone'),
            language: t('language'),
            agent: t('agent'),
            submit: t('save'),
            pending: t('saving'),
          }}
          errors={await contactsErrors()}
        />
      </details>
    </section>
  );
}
