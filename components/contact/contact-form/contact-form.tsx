import { getTranslations } from 'next-intl/server';
import { siteFacts } from '@/lib/site/site-facts';
import { contactSubjects, type ContactCode, type ContactField } from '@/lib/forms/contact-form';
import type { FormAction } from '@/lib/forms/define-form';
import { readMessageErrors } from '@/lib/forms/read-message-errors';
import { localizedHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import type { Listing } from '@/lib/listings/catalogue/listings';
import { currentLocale } from '@/lib/i18n/locale';
import { recordOf } from '@/lib/text/record-of';
import { ContactPanel } from './contact-panel';
import { readConfirmation } from './read-confirmation';

type ContactFormProps = {
  id: string;
  action: FormAction<ContactCode>;
  siteKey: string | null;
  listing?: Listing;
  defaults?: Readonly<Partial<Record<ContactField, string>>>;
};

export async function ContactForm({ id, action, siteKey, listing, defaults = {} }: ContactFormProps) {
  const { agency } = siteFacts();
  const t = await getTranslations('contactForm');
  const locale = await currentLocale();
  const optional = (label: string) => t('optional', { label });
  return (
    <ContactPanel
      id={id}
      action={action}
      permalink={localizedHref(locale, '/contact/message')}
      locale={locale}
      siteKey={siteKey}
      listingId={listing?.id ?? null}
      defaults={defaults}
      confirmation={await readConfirmation({ listing: listing ?? null })}
      privacy={t.rich('privacy', {
        agency: agency.name,
        link: (words) => <Link href="/privacy-policy">{words}</Link>,
      })}
      labels={{
        fields: {
          name: t('name'),
          email: t('email'),
          company: optional(t('company')),
          subject: optional(t('subject')),
          message: t('message'),
        },
        similar: t('similar'),
        honeypot: t('honeypot'),
        submit: t('submit'),
        pending: t('sending'),
        errors: await readMessageErrors(),
        subjects: recordOf(contactSubjects, (subject) => t(`subjects.${subject}`)),
      }}
    />
  );
}
