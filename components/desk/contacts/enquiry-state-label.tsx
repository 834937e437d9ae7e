import { getTranslations } from 'next-intl/server';
import type { EnquiryView } from '@/lib/contacts/contact-views';
import { formatAge } from '@/lib/i18n/format-age';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './enquiry-state-label.module.scss';

type StateLabelProps = Readonly<{ enquiry: EnquiryView; now: number }>;

export async function EnquiryStateLabel({ enquiry, now }: StateLabelProps) {
  const t = await getTranslations('deskPeople');
  const locale = await currentLocale();
  const { closedReason, lateness, state, stateSince } = enquiry;
  return (
    <span className={styles.state} data-state={state} data-lateness={lateness ?? undefined}>
      <i aria-hidden="true" />
      <span>
        {t(`states.${state}`)}
        {closedReason && state === 'closed' && `: ${t(`reasons.${closedReason}`)}`}
        <small>
          <time dateTime={stateSince}>{formatAge(Date.parse(stateSince), now, locale)}</time>
          {lateness && lateness !== 'onTime' && ` · ${t(`lateness.${lateness}`)}`}
        </small>
      </span>
    </span>
  );
}
