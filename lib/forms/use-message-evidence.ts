'use client';

import { useRef } from 'react';
import { randomKey } from '@/lib/text/random-key';
import { useBotEvidence } from './use-bot-evidence';

/**
 * Adds to a message a key of its own, the same one as long as nothing in it changes (a retry is no second message), and
 * what `useBotEvidence` adds. The `prepare` of a form.
 */
export function useMessageEvidence(siteKey: string | null) {
  const last = useRef({ key: '', of: '' });
  const addEvidence = useBotEvidence(siteKey);
  return (data: FormData) => {
    const of = JSON.stringify([...data]);
    if (last.current.of !== of) last.current = { key: randomKey(), of };
    data.set('idempotencyKey', last.current.key);
    return addEvidence(data, last.current.key);
  };
}
