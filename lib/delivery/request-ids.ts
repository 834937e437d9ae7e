import { AsyncLocalStorage } from 'node:async_hooks';
import { processState } from '@/lib/env/process-state';

/** Carries the id of the request to logs; empty outside of requests. */
export const requestIds = processState('requestIds', () => new AsyncLocalStorage<string | undefined>());
