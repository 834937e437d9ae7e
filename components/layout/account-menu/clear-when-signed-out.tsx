'use client';

import { useEffect } from 'react';
import { clearSeenHomes } from '@/lib/listings/saved/viewed-listings';
import { isHinted } from './is-hinted';

/** On the page that a sign-out leads to: what the account asked this browser to keep goes with the session. */
export function ForgetWhenOut() {
  useEffect(() => {
    if (!isHinted()) clearSeenHomes();
  }, []);
  return null;
}
