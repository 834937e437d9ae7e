import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { after } from 'next/server';
import { withDatabaseFallback } from '@/app/[locale]/with-database-fallback';
import { DeskFrame } from '@/components/desk/desk-frame/desk-frame';
import { EmailWords } from '@/components/desk/contacts/email-words';
import styles from '@/components/desk/contacts/email-beside-form.module.scss';
import { EnquiryEntryForm } from '@/components/desk/contacts/enquiry-entry-form';
import { FormMessage } from '@/components/ui/form-message';
import type { SearchParams } from '@/lib/browser/path-with-query';
import type { UnmatchedEmailView } from '@/lib/contacts/contact-views';
import { enteredSources } from '@/lib/contacts/enquiry-state';
import { formatDateTime } from '@/lib/i18n/format';
import { languageName } from '@/lib/i18n/language-name';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { locales } from '@/lib/i18n/locales';
import { deskMetadata } from '@/lib/seo/desk-metadata';
import { requireStaff } from '@/lib/server/auth/current-staff';
import { recordEmailOpened } from '@/lib/server/services/mailbox/unknown-emails';
import { openEmailEntry } from '@/lib/server/services/mailbox/unmatched-emails';
import { isUuid } from '@/lib/text/is-uuid';
import { enterEnquiryAction } from '@/app/[locale]/(desk)/dashboard/agency/people/actions';
import { contactsErrors } from '@/app/[locale]/(desk)/dashboard/agency/people/contact-errors';

export async function generateMetadata() {
  const t = await getTranslations('deskPeople.entering');
  return deskMetadata(t('title'));
}

async function NewEnquiryPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await currentLocale();
  const actor = await requireStaff(locale, '/dashboard/agency/people/new');
  const t = await getTranslations('deskPeople.entering');
  const sources = await getTranslations('deskPeople.sources');
  const unmatched = await getTranslations('deskPeople.unmatched');
  const { email: id = '' } = await searchParams;
  const found = typeof id === 'string' && isUuid(id) ? await openEmailEntry(actor, id) : null;
  if (id !== '' && !found) redirect(`/${locale}/dashboard/agency/people?tab=emails`);
  if (found?.email.unknown === 'read') after(() => recordEmailOpened(actor, found.email.id));
  return (
    <DeskFrame
      actor={actor}
      current="people"
      title={t('title')}
      action={<Link href="/dashboard/agency/people">{t('back')}</Link>}
    >
      <div className={found ? styles.besides : undefined}>
        <EnquiryEntryForm
          action={enterEnquiryAction}
          email={found ? { id: found.email.id, entry: found.entry } : undefined}
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
        {found && (
          <article aria-labelledby="email" className={styles.email}>
            <h2 id="email">
              {found.email.portal === null
                ? unmatched('unknown.email')
                : unmatched('needsReading', { portal: found.email.portal })}
            </h2>
            <p className="soft">{unmatched(textOf(found.email))}</p>
            {found.email.isForged && (
              <FormMessage kind="error">
                <p>{unmatched('unknown.forged')}</p>
              </FormMessage>
            )}
            <EmailWords email={found.email} name={found.email.name} notes={[formatDateTime(found.email.at, locale)]} />
            <p>
              <Link href={`/dashboard/agency/people?tab=emails&email=${found.email.id}`}>{unmatched('otherwise')}</Link>
            </p>
          </article>
        )}
      </div>
    </DeskFrame>
  );
}

const textOf = ({ portal, unknown }: UnmatchedEmailView) =>
  portal !== null ? 'needsReadingText' : unknown === 'read' ? 'unknown.entryText' : 'unknown.unreachable';

export default withDatabaseFallback(NewEnquiryPage);
