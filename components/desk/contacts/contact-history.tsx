import { getTranslations } from 'next-intl/server';
import type { ContactView, TimelineItem } from '@/lib/contacts/contact-views';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import type { AppHref } from '@/lib/i18n/href';
import { Link } from '@/lib/i18n/link';
import { TimelineEntry } from './timeline-entry';
import styles from './timeline.module.scss';

type ContactHistoryProps = Readonly<{
  contact: ContactView;
  /** Newest first. */
  items: readonly TimelineItem[];
  isWhole: boolean;
  wholeHref: AppHref;
  moveFile: RedirectingAction;
}>;

/** Rendering 150 entries takes longer than the rest of the page. */
const FIRST = 30;

export async function ContactHistory({ contact, isWhole, items, moveFile, wholeHref }: ContactHistoryProps) {
  if (items.length === 0) return null;
  const t = await getTranslations('deskPerson');
  const shown = isWhole ? items : items.slice(0, FIRST);
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      <ol className={styles.timeline}>
        {shown.map((item) => (
          <TimelineEntry key={`${item.kind}-${item.id}`} item={item} contact={contact} moveFile={moveFile} />
        ))}
      </ol>
      {shown.length < items.length && (
        <p className={styles.whole}>
          <Link href={wholeHref}>{t('wholeHistory', { count: items.length })}</Link>
        </p>
      )}
    </section>
  );
}
