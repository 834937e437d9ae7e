'use client';

import { FileText, Printer, Share2 } from 'lucide';
import { useEffect, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './page-actions.module.scss';

type PageActionsProps = {
  title: string;
  labels: { share: string; copied: string; sheet: string; pdf: string };
  pdf: string;
  children: ReactNode;
};

/** Milliseconds. */
const COPIED_MS = 4_000;
const PRINT = '#print';

/** Buttons are hidden without JavaScript. */
export function PageActions({ title, labels, pdf, children }: PageActionsProps) {
  const [isCopied, setIsCopied] = useState(false);

  // Particulars that do not exist yet redirect here.
  useEffect(() => {
    if (window.location.hash === PRINT) window.print();
  }, []);

  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), COPIED_MS);
    } catch {
      // Cancelled, or no clipboard access.
    }
  };

  return (
    <div className={styles.actions}>
      {children}
      <button type="button" onClick={share}>
        <Icon node={Share2} />
        <span>{isCopied ? labels.copied : labels.share}</span>
      </button>
      <span role="status" className="visuallyHidden">
        {isCopied ? labels.copied : ''}
      </span>
      <button type="button" onClick={() => window.print()}>
        <Icon node={Printer} />
        {labels.sheet}
      </button>
      <a href={pdf} type="application/pdf">
        <Icon node={FileText} />
        {labels.pdf}
      </a>
    </div>
  );
}
