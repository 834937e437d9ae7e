'use client';

import { useEffect } from 'react';

/** Where its control stays on the screen and the panel does not, whoever opens it further down is taken there. */
export function RevealPanel({ panelId }: { panelId: string }) {
  useEffect(() => {
    const control = document.querySelector(`[aria-controls="${panelId}"]`);
    const handleClick = () => {
      const panel = document.getElementById(panelId);
      // A details element opens after the click.
      requestAnimationFrame(() => {
        if (panel && control && panel.getBoundingClientRect().top < control.getBoundingClientRect().top) {
          panel.scrollIntoView();
        }
      });
    };
    control?.addEventListener('click', handleClick);
    return () => control?.removeEventListener('click', handleClick);
  }, [panelId]);
  return null;
}
