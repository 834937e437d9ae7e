'use client';

import { X } from 'lucide';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './saved-news.module.scss';
import { dismissNews, lookAgain, useSaved, type SavedNews as News } from './saved-store';

type SavedNewsProps = { labels: Readonly<Record<News, string>> & { close: string } };

/**
 * Says what became of a press of a heart: what went well to screen readers alone, since the heart shows it, and what
 * did not to everyone. Each page looks whether somebody signed in or out on the way to it.
 */
export function SavedNews({ labels }: SavedNewsProps) {
  const pathname = usePathname();
  const { news } = useSaved();
  useEffect(lookAgain, [pathname]);

  const isBad = news === 'failed' || news === 'full' || news === 'closed';
  return (
    <div role="status" className={isBad ? styles.news : 'visuallyHidden'}>
      {news && <p>{labels[news]}</p>}
      {isBad && (
        <button type="button" aria-label={labels.close} onClick={dismissNews}>
          <Icon node={X} />
        </button>
      )}
    </div>
  );
}
