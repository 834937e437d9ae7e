import { getTranslations } from 'next-intl/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { EnquiryEntryForm } from '@/components/desk/contacts/enquiry-entry-form';
import { enteredSources } from '@/lib/contacts/enquiry-state';
import { languageName } from '@/lib/i18n/language-name';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { locales } from '@/lib/i18n/locales';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { enterEnquiryAction } from '@/app/[locale]/(desk)/dashboard/agency/people/actions';
import { contactsErrors } from '@/app/[locale]/(desk)/dashboard/agency/people/contact-errors';

export async function generateMetadata() {
  const t = await getTranslations('deskPeople.entering');
  return deskMetadata(t('title'));
}

async function NewEnquiryPage() {
  const locale = await currentLocale();
  const actor = await requireStaff(locale, '/dashboard/agency/people/new');
  const t = await getTranslations('deskPeople.entering');
  const sources = await getTranslations('deskPeople.sources');
  return (
    <DeskFrame
      actor={actor}
      current="people"
      title={t('title')}
      action={<Link href="/dashboard/agency/people">{t('back')}</Link>}
    >
      <EnquiryEntryForm
        action={enterEnquiryAction}
        locale={locale}
        sources={enteredSources.map((value) => ({ value, label: sources(value) }))}
        languages={locales.map((value) => ({ value, label: languageName(value, locale) })).toReversed()}
        labels={{
          name: t('name'),
          phone: t('phone'),
          email: t('email'),
          source: t('source'),
          sourceName: t('sourceName'),
          listing: t('listing'),
          language: t('language'),
          message: t('message'),
          listingHint: t('listingHint'),
          reachHint: t('reachHint'),
          submit: t('save'),
          pending: t('saving'),
        }}
        errors={await contactsErrors()}
      />
    </DeskFrame>
  );
}

export default withDatabaseFallback(NewEnquiryPage);
