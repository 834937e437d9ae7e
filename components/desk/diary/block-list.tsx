import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { formatDay, formatTime } from '@/lib/appointments/appointment-format';
import { wallClock } from '@/lib/appointments/time-zone';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './hours.module.scss';

type Block = Readonly<{ id: string; startsAt: Date; endsAt: Date; reason: 'unavailable' | 'holiday' | 'busy' }>;

type BlockListProps = Readonly<{
  blocks: readonly Block[];
  zone: string;
  free: RedirectingAction | null;
  back: string;
}>;

export async function BlockList({ back, blocks, free, zone }: BlockListProps) {
  const t = await getTranslations('deskDiary');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  if (blocks.length === 0) return <p>{t('hours.none')}</p>;
  const words = ({ endsAt, reason, startsAt }: Block) => {
    const [start, end] = [startsAt.getTime(), endsAt.getTime()];
    // A holiday ends at midnight after its last day.
    const [first, last] = [wallClock(start, zone).day, wallClock(end - 1, zone).day];
    if (reason !== 'holiday') {
      return `${formatDay(first, locale)}, ${t('range', { from: formatTime(start, zone), to: formatTime(end, zone) })}`;
    }
    return first === last ? formatDay(first, locale) : `${formatDay(first, locale)} – ${formatDay(last, locale)}`;
  };
  return (
    <ul className={styles.blocks}>
      {blocks.map((block) => (
        <li key={block.id}>
          <span>
            {words(block)}
            <small>{t(`reasons.${block.reason}`)}</small>
          </span>
          {free && (
            <ActionForm action={free} failed={common('lost')}>
              <HiddenFields values={{ id: block.id, locale, back }} />
              <Button type="submit" look="outline" isSmall>
                {t('hours.free')} <span className="visuallyHidden">({words(block)})</span>
              </Button>
            </ActionForm>
          )}
        </li>
      ))}
    </ul>
  );
}
