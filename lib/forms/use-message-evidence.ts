'use client';

import { useRef } from 'react';
import { randomKey } from '@/lib/text/random-key';
import { useBotEvidence } from './use-bot-evidence';

/** Adds an idempotency key, stable while the message is unchanged, and the `useBotEvidence` fields. */
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
