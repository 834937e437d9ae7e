import 'server-only';
import { requestIds } from '@/lib/delivery/request-ids';

export function requestId(): string | undefined {
  return requestIds.getStore();
}

export function outsideRequests<T>(work: () => T): T {
  return requestIds.run(undefined, work);
}
