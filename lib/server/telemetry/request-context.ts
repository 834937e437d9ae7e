import 'server-only';
import { requestIds } from '@/lib/delivery/request-ids';

/** Id of the current request, or undefined. */
export function requestId(): string | undefined {
  return requestIds.getStore();
}

/** Runs `work` outside the request's context. */
export function outsideRequests<T>(work: () => T): T {
  return requestIds.run(undefined, work);
}
