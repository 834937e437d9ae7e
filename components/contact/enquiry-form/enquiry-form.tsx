import { getTranslations } from 'next-intl/server';
import { readConfirmation } from '@/components/contact/contact-form/read-confirmation';
import { officeTown } from '@/lib/appointments/booking-settings';
import type { FormAction } from '@/lib/forms/define-form';
import { readMessageErrors } from '@/lib/forms/read-message-errors';
import { dayParts, viewingDays, viewingModes, type EnquiryCode } from '@/lib/forms/enquiry-form';
import { localizedHref } from '@/lib/i18n/href';
import { languageName } from '@/lib/i18n/language-name';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { viewingPath } from '@/lib/i18n/routes';
import type { Listing } from '@/lib/listings/catalogue/listings';
import { siteFacts } from '@/lib/site/site-facts';
import { listingAgent } from '@/lib/site/team';
import { EnquiryPanel } from './enquiry-panel';

type EnquiryFormProps = {
  id: string;
  action: FormAction<EnquiryCode>;
  siteKey: string | null;
  listing: Listing;
};

export async function EnquiryForm({ id, action, siteKey, listing }: EnquiryFormProps) {
  const { agency } = siteFacts();
  const t = await getTranslations('enquiryForm');
  const tContact = await getTranslations('contactForm');
  const tRows = await getTranslations('emails.contactNotice');
  const tPage = await getTranslations('listingPage.enquiryForm');
  const locale = await currentLocale();
  const isSold = listing.status === 'sold';
  const kinds = isSold ? (['question'] as const) : (['viewing', 'question'] as const);
  const openDays = new Set<number>(agency.hours.office.flatMap((hours) => hours.days));
  return (
    <EnquiryPanel
      id={id}
      action={action}
      permalink={`${localizedHref(locale, '/contact/message')}?listing=${encodeURIComponent(listing.id)}`}
      locale={locale}
      siteKey={siteKey}
      listingId={listing.id}
      kinds={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      modes={viewingModes.map((value) => ({ value, label: t(`mode.${value}`) }))}
      days={viewingDays
        .filter((_, index) => openDays.has(index + 1))
        .map((value) => ({ value, label: t(`days.${value}`) }))}
      parts={dayParts.map((value) => ({ value, label: t(`parts.${value}`) }))}
      languages={agency.languages.map((value) => ({ value, label: languageName(value, locale) }))}
      viewingHref={localizedHref(locale, viewingPath(listing.id))}
      isLetting={listing.operation === 'rent'}
      defaultMessage={isSold ? tPage('similar', { reference: listing.reference }) : ''}
      confirmation={await readConfirmation({ listing })}
      privacy={tContact.rich('privacy', {
        agency: agency.name,
        link: (words) => <Link href="/privacy-policy">{words}</Link>,
      })}
      labels={{
        fields: {
          moveIn: t('moveIn'),
          people: t('people'),
          name: t('name'),
          email: t('email'),
          phone: t('phone'),
          language: t('language'),
          message: t('message'),
        },
        kindLegend: t('kind.legend'),
        modeLegend: t('mode.legend'),
        daysLegend: t('daysLegend'),
        partsLegend: t('partsLegend'),
        timesHint: t('timesHint', { agent: listingAgent(listing.agent, locale).name }),
        messageHint: t('messageHint'),
        free: {
          title: t('free.title'),
          hint: t('free.hint', { agent: listingAgent(listing.agent, locale).name, town: officeTown() }),
          others: t('free.others'),
          choose: t('free.choose'),
        },
        sent: { moveIn: tRows('moveIn'), people: tRows('people') },
        times: t('times'),
        anyTime: t('anyTime'),
        similar: tContact('similar'),
        honeypot: tContact('honeypot'),
        submit: t('submit'),
        pending: tContact('sending'),
        errors: {
          ...(await readMessageErrors()),
          invalidPhone: t('errors.invalidPhone'),
          invalidDay: t('errors.invalidDay'),
          invalidNumber: t('errors.invalidNumber'),
        },
      }}
    />
  );
}
