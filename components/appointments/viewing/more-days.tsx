import { getTranslations } from 'next-intl/server';
import { addDays } from '@/lib/appointments/time-zone';
import { OFFERED_DAYS, type OfferedDay } from '@/lib/diary/offered-times';
import { Link } from '@/lib/i18n/link';
import type { AppPath } from '@/lib/i18n/routes';
import styles from './viewing.module.scss';

type MoreDaysProps = Readonly<{
  page: AppPath;
  first: AppPath;
  days: readonly OfferedDay[];
  isLater: boolean;
}>;

export async function MoreDays({ days, first, isLater, page }: MoreDaysProps) {
  const t = await getTranslations('viewing');
  const last = days.at(-1)?.day;
  return (
    <p className={styles.more}>
      {isLater && (
        <Link href={first} scroll={false}>
          {t('first')}
        </Link>
      )}
      {last !== undefined && days.length === OFFERED_DAYS && (
        <Link href={`${page}?from=${addDays(last, 1)}`} scroll={false}>
          {t('later')}
        </Link>
      )}
    </p>
  );
}
