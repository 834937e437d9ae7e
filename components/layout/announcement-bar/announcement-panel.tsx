'use client';

import { X } from 'lucide';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { NewsletterFields, type NewsletterLabels } from '@/components/layout/newsletter-form/newsletter-fields';
import { Icon } from '@/components/ui/icon';
import { SELLING_PLACE } from '@/lib/forms/newsletter-form';
import styles from './announcement-bar.module.scss';

type AnnouncementPanelProps = {
  title: string;
  text: string;
  /** Words of the button that unfolds the form. */
  open: string;
  close: string;
  locale: string;
  labels: NewsletterLabels;
  privacy: ReactNode;
};

const CLOSE_DELAY_MS = 3_000;

export function AnnouncementPanel({ title, text, open, close, ...form }: AnnouncementPanelProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [isDone, setIsDone] = useState(false);

  const bar = useRef<HTMLElement>(null);

  const shut = useCallback(() => {
    // Moves focus from the bar to the page.
    if (bar.current?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
    setIsOpen(false);
  }, []);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(shut, CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDone, shut]);

  if (!isOpen) return null;
  return (
    <section ref={bar} className={`onDark ${styles.bar}`} aria-labelledby="announcement">
      <details className={`wrap ${styles.fold}`}>
        <summary>
          <span id="announcement">{title}</span>
          <span className={styles.open}>{open}</span>
        </summary>
        <div className={styles.form}>
          <p className={styles.text}>{text}</p>
          <NewsletterFields {...form} place={SELLING_PLACE} isInline onDone={() => setIsDone(true)} />
        </div>
      </details>
      <button type="button" className={styles.close} aria-label={close} onClick={shut}>
        <Icon node={X} />
      </button>
    </section>
  );
}
