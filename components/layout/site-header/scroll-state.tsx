'use client';

import { useEffect } from 'react';

const OPAQUE_ABOVE_PX = 10;

export function ScrollState({ headerId }: { headerId: string }) {
  useEffect(() => {
    const header = document.getElementById(headerId);
    const update = () => {
      if (header) header.dataset.scrolled = String(window.scrollY > OPAQUE_ABOVE_PX);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [headerId]);
  return null;
}
