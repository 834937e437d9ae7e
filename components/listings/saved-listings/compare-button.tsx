'use client';

import { useEffect, useState } from 'react';
import { useSaved } from '@/components/layout/saved-listings/saved-store';
import { Button } from '@/components/ui/button';

type CompareButtonProps = {
  formId: string;
  /** Text for each number of chosen listings from 0; the last one for more. */
  words: readonly string[];
};

export function CompareButton({ formId, words }: CompareButtonProps) {
  const [count, setCount] = useState(0);
  const saved = useSaved();

  useEffect(() => {
    const handleChange = () => setCount(document.querySelectorAll(`[form="${formId}"]:checked`).length);
    handleChange();
    document.addEventListener('change', handleChange);
    return () => document.removeEventListener('change', handleChange);
  }, [formId, saved]);

  return (
    <Button type="submit">
      <span aria-live="polite">{words[Math.min(count, words.length - 1)]}</span>
    </Button>
  );
}
