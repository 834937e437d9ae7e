'use client';

import { useEffect } from 'react';

/** For soft navigation and browsers without support. */
export function OpenFromHash() {
  useEffect(() => {
    const open = () => {
      const answer = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      const details = answer?.closest('details');
      if (!answer || !details || details.open) return;
      // Disables the transition, so that the scroll position is final.
      details.dataset.atOnce = '';
      details.open = true;
      answer.scrollIntoView();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  return null;
}
