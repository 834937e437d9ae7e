import type { EnquiryView } from '@/lib/contacts/contact-views';
import { formatAge, formatShortAge } from '@/lib/i18n/format-age';
import { currentLocale } from '@/lib/i18n/locale';
import { classNames } from '@/lib/text/class-names';
import styles from './enquiry-age.module.scss';

type EnquiryAgeProps = Readonly<{ enquiry: EnquiryView; now: number; isLarge?: boolean }>;

export async function EnquiryAge({ enquiry: { lateness, state, stateSince }, now, isLarge = false }: EnquiryAgeProps) {
  const locale = await currentLocale();
  const since = Date.parse(stateSince);
  return (
    <time
      dateTime={stateSince}
      className={classNames(styles.age, isLarge && styles.large)}
      data-lateness={state === 'unanswered' ? (lateness ?? undefined) : 'none'}
    >
      <span aria-hidden="true">{formatShortAge(since, now, locale)}</span>
      <span className="visuallyHidden">{formatAge(since, now, locale)}</span>
    </time>
  );
}
