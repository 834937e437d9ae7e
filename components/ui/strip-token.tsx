'use client';

import { useEffect } from 'react';

/** Removes the token from the address bar and history. */
export function StripToken() {
  useEffect(() => {
    const url = new URL(window.location.href);
    if (!url.searchParams.has('token')) return;
    url.searchParams.delete('token');
    // Bypasses the router, which would navigate.
    History.prototype.replaceState.call(window.history, window.history.state, '', url);
  }, []);
  return null;
}
