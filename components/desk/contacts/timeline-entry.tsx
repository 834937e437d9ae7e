import { getTranslations } from 'next-intl/server';
import type { ContactView, EmailDelivery, TimelineItem } from '@/lib/contacts/contact-views';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { formatDateTime } from '@/lib/i18n/format';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { EmailFiles } from './email-files';
import { EmailWords } from './email-words';
import { EnquiryStateLabel } from './enquiry-state-label';
import styles from './timeline.module.scss';

type ReceivedEmail = Extract<TimelineItem, { kind: 'receivedEmail' }>;

type TimelineEntryProps = Readonly<{ item: TimelineItem; contact: ContactView; moveFile: RedirectingAction }>;

export async function TimelineEntry({ contact, item, moveFile }: TimelineEntryProps) {
  const t = await getTranslations('deskPerson.timeline');
  const desk = await getTranslations('deskPeople');
  const locale = await currentLocale();
  const fate = ({ state, why }: EmailDelivery) => (
    <small className={styles.fate} data-fate={state}>
      {t(`fates.${state}`)}
      {why && `: ${why}`}
    </small>
  );
  const notesOf = ({ from, isBySenderAlone }: ReceivedEmail) =>
    [from && t('from', { address: from }), isBySenderAlone ? t('bySenderAlone') : ''].filter(Boolean);
  const shown = (): readonly [title: string, text: string | null, fate: EmailDelivery | null] => {
    switch (item.kind) {
      case 'enquiry': {
        const { kind, listing, text, times } = item.enquiry;
        const title = `${desk(`kinds.${kind}`)}${listing ? ` · ${listing.reference}` : ''}`;
        return [title, [text, times].filter(Boolean).join('\n\n') || null, null];
      }
      case 'note':
        return [t('note', { author: item.author }), item.text, null];
      case 'received':
        return [t('received', { author: item.author }), item.text, null];
      case 'receivedEmail':
        return [t('receivedEmail', { author: item.author, automatic: item.automatic ?? 'none' }), null, null];
      case 'reply':
        return [t('reply', { author: item.author, to: item.to }), `${item.subject}\n\n${item.text}`, item.fate];
      case 'appointment': {
        const { answer, isCancelled, reference, startsAt } = item;
        const when = formatDateTime(startsAt, locale);
        const note = answer && t('appointmentAnswer', { answer });
        return [t(isCancelled ? 'appointmentCancelled' : 'appointment', { when, reference }), note, null];
      }
      case 'alert':
        return [t('alert', { state: item.state }), item.search, null];
      case 'newsletter':
        return [t('newsletter', { state: item.state }), null, null];
      case 'sentHome': {
        const { author, fate: sendFate, reference, to } = item;
        return [t('sentHome', { author, reference, to }), null, sendFate];
      }
      case 'listingAnswer': {
        const { answer, reason, reference, words } = item.answer;
        return [t('listingAnswer', { answer, reference, reason: reason ?? 'none' }), words || null, null];
      }
      case 'email':
        return [t('email', { kind: item.email }), null, item.fate];
    }
  };
  const [title, text, outcome] = shown();
  const files = item.kind === 'receivedEmail' ? item.files : item.kind === 'enquiry' ? item.enquiry.files : [];
  const fileList =
    files.length > 0 ? (
      <EmailFiles files={files} contactId={contact.id} sales={contact.sales} move={moveFile} />
    ) : undefined;
  return (
    <li className={styles.entry} data-kind={item.kind}>
      <p className={styles.head}>
        <strong>{title}</strong>
        <time dateTime={item.at}>{formatDateTime(item.at, locale)}</time>
      </p>
      {item.kind === 'receivedEmail' && (
        <EmailWords email={item} name={item.author} notes={notesOf(item)}>
          {fileList}
        </EmailWords>
      )}
      {text && <p className={styles.text}>{text}</p>}
      {item.kind === 'enquiry' && fileList}
      {outcome && fate(outcome)}
      {item.kind === 'enquiry' && (
        <p className={styles.other}>
          <EnquiryStateLabel enquiry={item.enquiry} />
          <Link href={`/dashboard/agency/people/${contact.id}?enquiry=${item.id}`}>
            {t('openEnquiry')} <span className="visuallyHidden">({title})</span>
          </Link>
        </p>
      )}
    </li>
  );
}
