'use client';

import { useEffect } from 'react';
import { noteSeenHome } from '@/lib/listings/saved/viewed-listings';

/** Notes in this browser that the home was looked at, where the client has asked for that. */
export function NoteSeen({ home }: { home: string }) {
  useEffect(() => noteSeenHome(home), [home]);
  return null;
}
