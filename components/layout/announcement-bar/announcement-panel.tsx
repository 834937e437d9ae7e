'use client';

import { ChevronDown, X } from 'lucide';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { NewsletterFields, type NewsletterLabels } from '@/components/layout/newsletter-form/newsletter-fields';
import { Icon } from '@/components/ui/icon';
import { SELLING_PLACE } from '@/lib/forms/newsletter-form';
import styles from './announcement-bar.module.scss';

type AnnouncementPanelProps = {
  title: string;
  text: string;
  close: string;
  locale: string;
  labels: NewsletterLabels;
  privacy: ReactNode;
};

const CLOSE_DELAY_MS = 3_000;

/** Narrow screens show an expandable line without JavaScript; wide ones show everything by CSS. */
export function AnnouncementPanel({ title, text, close, ...form }: AnnouncementPanelProps) {
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
      <div className={`wrap ${styles.row}`}>
        <div className={styles.words}>
          <p id="announcement" className={styles.title}>
            {title}
          </p>
          <p className={styles.text}>{text}</p>
        </div>
        <details className={styles.fold}>
          <summary>
            {title}
            <Icon node={ChevronDown} />
          </summary>
          <div className={styles.form}>
            <p className={styles.text}>{text}</p>
            <NewsletterFields {...form} place={SELLING_PLACE} isInline onDone={() => setIsDone(true)} />
          </div>
        </details>
      </div>
      <button type="button" className={styles.close} aria-label={close} onClick={shut}>
        <Icon node={X} />
      </button>
    </section>
  );
}
