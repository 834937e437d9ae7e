'use client';

import { useEffect } from 'react';

/** Takes the secret of a mailed link out of the address bar, so that it stays in no history and no screenshot. */
export function StripToken() {
  useEffect(() => {
    const url = new URL(window.location.href);
    if (!url.searchParams.has('token')) return;
    url.searchParams.delete('token');
    // Past the router, which would take the address for another page and ask for it without the secret.
    History.prototype.replaceState.call(window.history, window.history.state, '', url);
  }, []);
  return null;
}
