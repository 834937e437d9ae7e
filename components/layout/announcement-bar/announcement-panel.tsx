'use client';

import { X } from 'lucide';
import { useEffect, useState, type ReactNode } from 'react';
import { NewsletterFields, type NewsletterLabels } from '@/components/layout/newsletter-form/newsletter-fields';
import { Icon } from '@/components/ui/icon';
import styles from './announcement-bar.module.scss';

type AnnouncementPanelProps = {
  title: string;
  close: string;
  locale: string;
  labels: NewsletterLabels;
  privacy: ReactNode;
};

/** How long the thanks stay (section 4). */
const CLOSE_DELAY_MS = 3_000;

/** Open until it is closed, or for a moment after a subscription. */
export function AnnouncementPanel({ title, close, ...form }: AnnouncementPanelProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [isDone, setIsDone] = useState(false);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setIsOpen(false), CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  if (!isOpen) return null;
  return (
    <section className={`onDark ${styles.bar}`} aria-labelledby="announcement">
      <div className={`wrap ${styles.row}`}>
        <p id="announcement" className={styles.title}>
          {title}
        </p>
        <NewsletterFields {...form} place="announcement" isInline onDone={() => setIsDone(true)} />
      </div>
      <button type="button" className={styles.close} aria-label={close} onClick={() => setIsOpen(false)}>
        <Icon node={X} />
      </button>
    </section>
  );
}
