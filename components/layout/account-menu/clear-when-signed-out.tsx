'use client';

import { useEffect } from 'react';
import { clearViewedListings } from '@/lib/listings/saved/viewed-listings';
import { isHinted } from './is-hinted';

/** On the page that a sign-out leads to: what the account asked this browser to keep goes with the session. */
export function ClearWhenSignedOut() {
  useEffect(() => {
    if (!isHinted()) clearViewedListings();
  }, []);
  return null;
}
