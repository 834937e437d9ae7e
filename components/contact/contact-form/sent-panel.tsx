'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Actions } from '@/components/ui/actions';
import { FocusHeading } from '@/components/ui/focus-heading';
import styles from './sent-panel.module.scss';

export type Confirmation = Readonly<{
  labels: Readonly<
    Record<
      'success' | 'who' | 'when' | 'promise' | 'to' | 'listing' | 'subject' | 'times' | 'message' | 'again',
      string
    >
  >;
  image: ReactNode;
  who: ReactNode;
  listing: string | null;
  next: ReactNode;
}>;

/** Sent message; of a viewing also `times` and further rows as text. */
export type SentMessagePanel = Readonly<{
  email: string;
  message: string;
  subject?: string | null;
  times?: string | null;
  details?: readonly (readonly [term: string, value: string])[];
}>;

export type SentPanelProps = {
  id: string;
  confirmation: Confirmation;
  /** Null when no longer known. */
  sent: SentMessagePanel | null;
  isPage?: boolean;
  again: ReactNode;
};

const SHORT_MESSAGE = { signs: 400, lines: 9 } as const;

export function SentPanel({ id, confirmation, sent, isPage = false, again }: SentPanelProps) {
  const { labels, image, who, listing, next } = confirmation;
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isPage && panel.current) showFromItsTop(panel.current);
  }, [isPage]);

  const rows: readonly (readonly [string, ReactNode])[] = [
    [labels.who, who],
    [labels.when, labels.promise],
    ...(sent ? [[labels.to, sent.email] as const] : []),
    ...(listing ? [[labels.listing, listing] as const] : []),
    ...(sent?.subject ? [[labels.subject, sent.subject] as const] : []),
    ...(sent?.times ? [[labels.times, sent.times] as const] : []),
    ...(sent?.details ?? []),
    ...(sent?.message ? [[labels.message, <Quote key="message" text={sent.message} />] as const] : []),
  ];

  return (
    <section ref={panel} className={styles.panel} aria-labelledby={`${id}-sent`}>
      <div className={styles.head}>
        <div className={styles.image}>{image}</div>
        <FocusHeading level={isPage ? 1 : 3} id={`${id}-sent`}>
          {labels.success}
        </FocusHeading>
      </div>
      <dl className={styles.facts}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Actions>
        {next}
        {again}
      </Actions>
    </section>
  );
}

function Quote({ text }: { text: string }) {
  const isLong = text.length > SHORT_MESSAGE.signs || text.split('\n').length > SHORT_MESSAGE.lines;
  return (
    // Scrollable content must be reachable by keyboard.
    <blockquote className={styles.quote} tabIndex={isLong ? 0 : undefined}>
      {text}
    </blockquote>
  );
}

/** Scrolls to the panel, because the replaced form was longer. */
function showFromItsTop(panel: HTMLElement): void {
  const { top, bottom } = panel.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (top < covered || bottom > window.innerHeight) panel.scrollIntoView({ block: 'start' });
}
