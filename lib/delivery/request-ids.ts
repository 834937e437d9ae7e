import { AsyncLocalStorage } from 'node:async_hooks';
import { processState } from '@/lib/env/process-state';

/** Provides the request id for logs; empty outside of requests. */
export const requestIds = processState('requestIds', () => new AsyncLocalStorage<string | undefined>());
