import { getTranslations } from 'next-intl/server';
import type { EnquiryView } from '@/lib/contacts/contact-views';
import { enquiryPath, inboxPath, type InboxQuery } from '@/lib/contacts/inbox-query';
import { Link } from '@/lib/i18n/link';
import styles from './inbox-steps.module.scss';

type InboxStepsProps = Readonly<{
  enquiries: readonly EnquiryView[];
  chosen: string;
  query: InboxQuery;
  hasKeys: boolean;
}>;

/** Links to the enquiries before and after the chosen one; to the first when it is no longer in the list. */
export async function InboxSteps({ chosen, enquiries, hasKeys, query }: InboxStepsProps) {
  const t = await getTranslations('deskPeople.shortcuts');
  const contact = await getTranslations('deskPerson');
  const position = enquiries.findIndex(({ id }) => id === chosen);
  const step = (enquiry: EnquiryView | undefined, key: 'j' | 'k') =>
    enquiry && (
      <Link href={enquiryPath(enquiry, query)} aria-keyshortcuts={hasKeys ? key : undefined}>
        {t(key === 'j' ? 'next' : 'previous')}
      </Link>
    );
  return (
    <div className={styles.steps}>
      <Link href={inboxPath(query)}>{contact('back')}</Link>
      {position > 0 && step(enquiries[position - 1], 'k')}
      {step(enquiries[position + 1], 'j')}
    </div>
  );
}
