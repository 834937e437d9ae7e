import { getTranslations } from 'next-intl/server';
import type { MatchReasonView } from '@/lib/contacts/match-views';
import { formatDate } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import { agencyDay } from '@/lib/appointments/agency-day';
import styles from './matching.module.scss';

export async function MatchReasons({ reasons }: Readonly<{ reasons: readonly MatchReasonView[] }>) {
  const t = await getTranslations('deskMatching.reasons');
  const locale = await currentLocale();
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason, position) => (
        <li key={position}>
          {reason.kind === 'enquiry' ? (
            t('enquiry', {
              home: reason.isSameListing ? 'same' : 'like',
              reference: reason.reference,
              date: formatDate(agencyDay(reason.at), locale),
            })
          ) : (
            <>
              {t(reason.kind, { search: reason.search })}
              {reason.miss && <strong>{t('miss', { wanted: reason.miss.wanted })}</strong>}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
