'use client';

import { useEffect, useState } from 'react';
import { useHydrated } from '@/lib/browser/use-hydrated';

type CopyLinkProps = {
  url: string;
  labels: { copy: string; copied: string; failed: string };
  className?: string | undefined;
};

const MESSAGE_MS = 3_000;

export function CopyLink({ url, labels, className }: CopyLinkProps) {
  const isReady = useHydrated();
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (message === '') return;
    const timer = setTimeout(() => setMessage(''), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);

  if (!isReady) return null;
  const copy = async () => {
    try {
      // `navigator.clipboard` is undefined over plain HTTP.
      await navigator.clipboard.writeText(url);
      setMessage(labels.copied);
    } catch {
      setMessage(labels.failed);
    }
  };
  return (
    <li>
      <button type="button" className={className} onClick={() => void copy()}>
        {labels.copy}
      </button>
      <span role="status">{message}</span>
    </li>
  );
}
