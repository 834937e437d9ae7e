'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import { reachServer } from '@/lib/browser/reach-server';
import type { ImagesSaved } from '@/lib/listings/images/images-saved';

export type SavingState = 'clean' | 'changed' | 'saving' | Exclude<ImagesSaved['status'], 'saved'> | 'lost' | 'saved';

type Save = (data: FormData) => Promise<ImagesSaved>;

export function useSaving(save: Save, onSaved: (result: Extract<ImagesSaved, { status: 'saved' }>) => void) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [state, setState] = useState<Exclude<SavingState, 'saving'>>('clean');
  const changes = useRef(0);

  const send = (data: FormData) => {
    const sent = changes.current;
    startTransition(async () => {
      const result = await reachServer<ImagesSaved | { status: 'lost' }>(
        () => save(data),
        () => ({ status: 'lost' }),
      );
      if (result.status === 'saved') {
        // Input typed during the request is not saved yet.
        setState(sent === changes.current ? 'saved' : 'changed');
        onSaved(result);
        router.refresh();
      } else setState(result.status === 'unknown' ? 'unknown' : result.status);
    });
  };
  const markChanged = () => {
    changes.current += 1;
    setState('changed');
  };

  const isAtRisk = !['clean', 'saved'].includes(state);
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAtRisk]);

  return { state: isPending ? ('saving' as const) : state, send, markChanged };
}
