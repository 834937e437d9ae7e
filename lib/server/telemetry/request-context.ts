import 'server-only';
import { requestIds } from '@/lib/delivery/request-ids';

/** The id of the request at hand, or undefined outside of any. */
export function requestId(): string | undefined {
  return requestIds.getStore();
}

/** Does something that a request only sets off. */
export function outsideRequests<T>(work: () => T): T {
  return requestIds.run(undefined, work);
}
