'use client';

import { useEffect, useState } from 'react';

/** 'Ask a question' links to the choice, so that it works without JavaScript. */
export function useKind(formId: string, first: string) {
  const [kind, setKind] = useState(first);
  useEffect(() => {
    const follow = () => {
      const target = document.getElementById(window.location.hash.slice(1));
      if (!(target instanceof HTMLInputElement) || target.form !== document.getElementById(formId)) return;
      target.checked = true;
      setKind(target.value);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [formId]);
  return [kind, setKind] as const;
}
