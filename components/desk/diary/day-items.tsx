import { getTranslations } from 'next-intl/server';
import { ActionForm } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { formatTime } from '@/lib/appointments/appointment-format';
import { hoursAndMinutes } from '@/lib/diary/hours-and-minutes';
import type { Span } from '@/lib/diary/open-spans';
import { partOfDay, spanOfDay } from '@/lib/diary/week';
import type { DiaryBlock, DiaryDay, DiaryEntry } from '@/lib/diary/diary-views';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import { currentLocale } from '@/lib/i18n/locale';
import { EntryState } from './entry-state';
import styles from './day-items.module.scss';

type DayItemsProps = Readonly<{
  day: DiaryDay;
  zone: string;
  showsAgent: boolean;
  free: RedirectingAction;
  back: string;
}>;

type Item = Readonly<{ at: number } & ({ entry: DiaryEntry } | { block: DiaryBlock })>;

export async function DayItems({ back, day, free, showsAgent, zone }: DayItemsProps) {
  const t = await getTranslations('deskDiary');
  const items: readonly Item[] = [
    ...day.entries.map((entry) => ({ at: entry.start, entry })),
    ...day.blocks.map((block) => ({ at: block.start, block })),
  ].toSorted((a, b) => a.at - b.at);
  if (items.length === 0) return <p className={styles.empty}>{t(day.open.length > 0 ? 'empty' : 'shut')}</p>;
  return (
    <ol className={styles.items}>
      {items.map((item) =>
        'entry' in item ? (
          <Entry key={item.entry.id} entry={item.entry} zone={zone} showsAgent={showsAgent} />
        ) : (
          <Blocked
            key={item.block.id}
            block={item.block}
            span={spanOfDay(day.day, zone)}
            zone={zone}
            showsAgent={showsAgent}
            free={free}
            back={back}
          />
        ),
      )}
    </ol>
  );
}

async function Entry({ entry, showsAgent, zone }: Readonly<{ entry: DiaryEntry; zone: string; showsAgent: boolean }>) {
  const t = await getTranslations('deskDiary');
  const { agent, id, kind, listing, minutes, name, start, state, travelMinutes } = entry;
  return (
    <>
      {travelMinutes > 0 && <li className={styles.travel}>{t('travel', hoursAndMinutes(travelMinutes))}</li>}
      <li className={styles.entry} data-state={state}>
        <Link href={deskPath('diary', id)}>
          <time dateTime={new Date(start).toISOString()}>
            {t('range', { from: formatTime(start, zone), to: formatTime(start + minutes * 60_000, zone) })}
          </time>
          <strong>
            {t(`kinds.${kind}`)} · {name}
          </strong>
        </Link>
        {listing && <span>{listing.title}</span>}
        <span className={styles.meta}>
          <EntryState state={state} />
          {listing && <span>{listing.reference}</span>}
          {showsAgent && <span>{agent ?? t('office')}</span>}
        </span>
      </li>
    </>
  );
}

type BlockedProps = Readonly<{
  block: DiaryBlock;
  /** The day that is shown. */
  span: Span;
  zone: string;
  showsAgent: boolean;
  free: RedirectingAction;
  back: string;
}>;

async function Blocked({ back, block, free, showsAgent, span, zone }: BlockedProps) {
  const t = await getTranslations('deskDiary');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const { agent, id, isOwn, reason, start } = block;
  const part = partOfDay(block, span);
  const range = part ? t('range', { from: formatTime(part.from, zone), to: formatTime(part.to, zone) }) : t('wholeDay');
  return (
    <li className={styles.blocked}>
      <span>
        {reason !== 'holiday' && <time dateTime={new Date(start).toISOString()}>{range}</time>} {t(`reasons.${reason}`)}
        {showsAgent && ` · ${agent}`}
      </span>
      {isOwn && (
        <ActionForm action={free} failed={common('lost')}>
          <HiddenFields values={{ id, locale, back }} />
          <Button type="submit" look="outline" isSmall>
            {t('block.free')} <span className="visuallyHidden">({range})</span>
          </Button>
        </ActionForm>
      )}
    </li>
  );
}
