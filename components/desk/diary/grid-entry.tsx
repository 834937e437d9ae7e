import { getTranslations } from 'next-intl/server';
import { formatTime } from '@/lib/appointments/appointment-format';
import type { MovableEntry } from '@/lib/diary/diary-views';
import { hoursAndMinutes } from '@/lib/diary/hours-and-minutes';
import { deskPath } from '@/lib/i18n/desk-routes';
import { Link } from '@/lib/i18n/link';
import styles from './grid-items.module.scss';

/** Rows and lane, which a style sheet turns into a position: the policy refuses inline styles. */
export type GridPlace = Readonly<{
  'data-from': number;
  'data-to': number;
  'data-lane': number;
  'data-lanes': number;
}>;

type GridEntryProps = Readonly<{
  entry: MovableEntry;
  place: GridPlace;
  travelFrom: number;
  zone: string;
  showsAgent: boolean;
}>;

export async function GridEntry({ entry, place, showsAgent, travelFrom, zone }: GridEntryProps) {
  const t = await getTranslations('deskDiary');
  const { agent, id, isMovable, kind, listing, minutes, name, start, state, travelMinutes } = entry;
  const range = t('range', { from: formatTime(start, zone), to: formatTime(start + minutes * 60_000, zone) });
  const about = listing ? `${listing.reference} ${listing.place}` : t(`kinds.${kind}`);
  const details = [about, showsAgent && (agent ?? t('office'))].filter(Boolean).join(' · ');
  const travel = hoursAndMinutes(travelMinutes);
  return (
    <>
      {travelMinutes > 0 && (
        <li
          {...place}
          className={styles.travel}
          data-from={travelFrom}
          data-to={place['data-from']}
          title={t('travel', travel)}
        >
          <span aria-hidden="true">{t('travelShort', travel)}</span>
          <span className="visuallyHidden">{t('travel', travel)}</span>
        </li>
      )}
      <li
        {...place}
        className={styles.entry}
        data-state={state}
        data-size={place['data-to'] - place['data-from'] > 2 ? 'tall' : 'low'}
        data-movable={isMovable ? id : undefined}
      >
        <Link
          href={deskPath('diary', id)}
          draggable={false}
          title={[range, name, t(`kinds.${kind}`), details, t(`states.${state}`)].join('\n')}
        >
          <time dateTime={new Date(start).toISOString()}>{formatTime(start, zone)}</time> <strong>{name}</strong>{' '}
          <span>{details}</span>{' '}
          <span className={state === 'requested' ? undefined : 'visuallyHidden'}>{t(`states.${state}`)}</span>
        </Link>
      </li>
    </>
  );
}
