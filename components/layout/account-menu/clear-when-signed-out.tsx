'use client';

import { useEffect } from 'react';
import { clearViewedListings } from '@/lib/listings/saved/viewed-listings';
import { isHinted } from './is-hinted';

export function ClearWhenSignedOut() {
  useEffect(() => {
    if (!isHinted()) clearViewedListings();
  }, []);
  return null;
}
