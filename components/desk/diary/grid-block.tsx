import { X } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Icon } from '@/components/ui/icon';
import { formatTime } from '@/lib/appointments/appointment-format';
import type { DiaryBlock } from '@/lib/diary/diary-views';
import { partOfDay, spanOfDay } from '@/lib/diary/week';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { currentLocale } from '@/lib/i18n/locale';
import type { GridPlace } from './grid-entry';
import styles from './grid-items.module.scss';

type GridBlockProps = Readonly<{
  block: DiaryBlock;
  /** Undefined for a whole day, above the hours. */
  place?: GridPlace;
  day: string;
  zone: string;
  showsAgent: boolean;
  free: RedirectingAction;
  back: string;
}>;

export async function GridBlock({ back, block, day, free, place, showsAgent, zone }: GridBlockProps) {
  const t = await getTranslations('deskDiary');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const { agent, id, isOwn, reason } = block;
  const part = partOfDay(block, spanOfDay(day, zone));
  const range = part ? t('range', { from: formatTime(part.from, zone), to: formatTime(part.to, zone) }) : t('wholeDay');
  const words = [t(`reasons.${reason}`), showsAgent && agent].filter(Boolean).join(' · ');
  return (
    <li {...place} className={styles.block} title={`${range}\n${words}`}>
      <span>
        {words} <span className="visuallyHidden">{range}</span>
      </span>
      {isOwn && (
        <ActionForm action={free} failed={common('lost')}>
          <HiddenFields values={{ id, locale, back }} />
          <button type="submit" title={t('block.free')}>
            <Icon node={X} />
            <span className="visuallyHidden">
              {t('block.free')} ({range})
            </span>
          </button>
        </ActionForm>
      )}
    </li>
  );
}
