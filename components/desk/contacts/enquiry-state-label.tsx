import { getTranslations } from 'next-intl/server';
import type { EnquiryView } from '@/lib/contacts/contact-views';
import styles from './enquiry-state-label.module.scss';

type StateLabelProps = Readonly<{ enquiry: EnquiryView }>;

export async function EnquiryStateLabel({ enquiry }: StateLabelProps) {
  const t = await getTranslations('deskPeople');
  const { closedReason, lateness, state } = enquiry;
  return (
    <span className={styles.state} data-state={state} data-lateness={lateness ?? undefined}>
      <i aria-hidden="true" />
      <span>
        {t(`states.${state}`)}
        {closedReason && state === 'closed' && `: ${t(`reasons.${closedReason}`)}`}
        {lateness && lateness !== 'onTime' && (
          <>
            {' · '}
            <small>{t(`lateness.${lateness}`)}</small>
          </>
        )}
      </span>
    </span>
  );
}
