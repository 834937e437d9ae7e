'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Actions } from '@/components/ui/actions';
import { FocusHeading } from '@/components/ui/focus-heading';
import styles from './sent-panel.module.scss';

/** What the page knows of the confirmation before anything is sent. */
export type Confirmation = Readonly<{
  labels: Readonly<
    Record<
      'success' | 'who' | 'when' | 'promise' | 'to' | 'listing' | 'subject' | 'times' | 'message' | 'again',
      string
    >
  >;
  image: ReactNode;
  /** Who answers. */
  who: ReactNode;
  /** The listing it is about. */
  listing: string | null;
  /** Links to go on with. */
  next: ReactNode;
}>;

/** Of a viewing, in words: `times`, and what else was said, as rows. */
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
  /** Null where it is no longer known. */
  sent: SentMessagePanel | null;
  /** True where it is the page, and not a part of one. */
  isPage?: boolean;
  /** The way to write again. */
  again: ReactNode;
};

/** Longer ones are scrolled. */
const SHORT_MESSAGE = { signs: 400, lines: 9 } as const;

/** In place of the form: what was sent, who answers by when and where, and what to do now. */
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

/** The visitor's own words. */
function Quote({ text }: { text: string }) {
  const isLong = text.length > SHORT_MESSAGE.signs || text.split('\n').length > SHORT_MESSAGE.lines;
  return (
    // What scrolls can be reached by keyboard.
    <blockquote className={styles.quote} tabIndex={isLong ? 0 : undefined}>
      {text}
    </blockquote>
  );
}

/** The form it takes the place of was longer: its top may be out of sight, or its end. */
function showFromItsTop(panel: HTMLElement): void {
  const { top, bottom } = panel.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (top < covered || bottom > window.innerHeight) panel.scrollIntoView({ block: 'start' });
}
