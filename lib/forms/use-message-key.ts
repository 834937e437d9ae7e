'use client';

import { useRef } from 'react';
import { randomKey } from '@/lib/text/random-key';

/** A key for a message, and the same one as long as nothing in it changes: a retry is no second message. */
export function useMessageKey(): (data: FormData) => string {
  const last = useRef({ key: '', of: '' });
  return (data) => {
    const of = JSON.stringify([...data]);
    if (last.current.of !== of) last.current = { key: randomKey(), of };
    return last.current.key;
  };
}
