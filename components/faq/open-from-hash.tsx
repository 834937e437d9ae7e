'use client';

import { useEffect } from 'react';

/**
 * Opens the answer that the address names. Browsers do so by themselves when a page is loaded; this serves those
 * that do not, and links followed without loading one.
 */
export function OpenFromHash() {
  useEffect(() => {
    const open = () => {
      const answer = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      const details = answer?.closest('details');
      if (!answer || !details || details.open) return;
      // Without its soft opening: the place to scroll to is known at once.
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
