'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Redirects after a delay; the target replaces this page in the history. */
export function DelayedRedirect({ href, afterMs }: { href: string; afterMs: number }) {
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => router.replace(href), afterMs);
    return () => clearTimeout(timer);
  }, [router, href, afterMs]);
  return null;
}
