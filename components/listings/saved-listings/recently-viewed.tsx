'use client';

import { useState, useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button';
import { IntentLink } from '@/lib/i18n/intent-link';
import {
  clearRecentlyViewed,
  onRecentlyViewedChange,
  readRecentlyViewed,
  startRecentlyViewed,
} from '@/lib/listings/saved/recently-viewed';
import styles from './saved-tools.module.scss';

type RecentlyViewedProps = {
  path: string;
  labels: Readonly<Record<'title' | 'offer' | 'start' | 'none' | 'clear' | 'cleared', string>>;
};

/** Comparable snapshot; `off` when the feature is switched off. */
const snapshot = () => JSON.stringify(readRecentlyViewed() ?? 'off');

/** Recently viewed listings. Opt-in; stored only in this browser. */
export function RecentlyViewed({ path, labels }: RecentlyViewedProps) {
  const text = useSyncExternalStore(onRecentlyViewedChange, snapshot, () => null);
  const [note, setNote] = useState('');
  if (text === null) return null;
  const viewed = readRecentlyViewed();

  return (
    <section aria-labelledby="viewed-title" className={styles.viewed}>
      <h2 id="viewed-title">{labels.title}</h2>
      {viewed === null && <p className="soft">{labels.offer}</p>}
      {viewed?.length === 0 && <p className="soft">{labels.none}</p>}
      {viewed && viewed.length > 0 && (
        <ul>
          {viewed.map(({ id, title }) => (
            <li key={id}>
              <IntentLink href={path + id}>{title}</IntentLink>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className={buttonClass({ look: 'outline', isSmall: true })}
        onClick={() => {
          if (viewed) clearRecentlyViewed();
          else startRecentlyViewed();
          setNote(viewed ? labels.cleared : '');
        }}
      >
        {viewed ? labels.clear : labels.start}
      </button>
      <p role="status" className="small soft">
        {note}
      </p>
    </section>
  );
}
