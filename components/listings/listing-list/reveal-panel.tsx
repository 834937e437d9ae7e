'use client';

import { useEffect } from 'react';

/** Scrolls to the panel if opened while out of view. */
export function RevealPanel({ panelId }: { panelId: string }) {
  useEffect(() => {
    const control = document.querySelector(`[aria-controls="${panelId}"]`);
    const handleClick = () => {
      const panel = document.getElementById(panelId);
      // The details element opens after the click.
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
