import { getTranslations } from 'next-intl/server';
import { ReplyForm } from '@/components/desk/contacts/reply-form';
import type { StaffActor } from '@/lib/access/actor';
import type { ContactView, EnquiryView } from '@/lib/contacts/contact-views';
import { localizedHref } from '@/lib/i18n/href';
import { languageName } from '@/lib/i18n/language-name';
import { currentLocale } from '@/lib/i18n/locale';
import { draftReply } from '@/lib/server/services/contacts/reply-templates';
import { contactPath } from '@/app/[locale]/(desk)/dashboard/agency/people/back-to-contacts';
import { contactsErrors } from '@/app/[locale]/(desk)/dashboard/agency/people/contact-errors';
import { replyAction } from './actions';

type ReplySlotProps = Readonly<{
  actor: StaffActor;
  contact: ContactView;
  enquiry: EnquiryView | null;
  template: unknown;
  comesBack: boolean;
}>;

export async function ReplySlot({ actor, contact, enquiry, template, comesBack }: ReplySlotProps) {
  const t = await getTranslations('deskPerson.reply');
  const locale = await currentLocale();
  const { emails, id } = contact;
  const draft = draftReply(actor, contact, enquiry);
  const templates = draft.templates.map(({ key, locale: language, text }) => {
    return { id: `${key}-${language}`, label: `${t(`templates.${key}`)} · ${languageName(language, locale)}`, text };
  });
  return (
    <section aria-labelledby="reply">
      <h2 id="reply">{t('title')}</h2>
      {emails.length === 0 ? (
        <p className="soft">{t('noAddress')}</p>
      ) : !contact.offers.mayBeWrittenTo && !enquiry ? (
        <p className="soft">{t('noBasis')}</p>
      ) : (
        <ReplyForm
          action={replyAction}
          hidden={{ contact: id, enquiry: enquiry?.id ?? '', locale }}
          addresses={emails}
          subject={draft.subject}
          text={templates.find((one) => one.id === template)?.text ?? ''}
          templates={templates}
          page={{
            path: `${localizedHref(locale, contactPath(id))}#reply`,
            hidden: enquiry ? { enquiry: enquiry.id } : {},
          }}
          labels={{
            to: t('to'),
            subject: t('subject'),
            text: t('text', { address: emails[0] ?? '', count: emails.length }),
            textHint: comesBack ? t('comesBack') : t('textHint', { mailbox: actor.email }),
            templates: t('useTemplate'),
            insert: t('insert'),
            submit: t('send'),
            pending: t('sending'),
          }}
          errors={await contactsErrors()}
        />
      )}
    </section>
  );
}
