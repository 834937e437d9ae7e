import 'server-only';
import { refundAttempt, type RateLimit } from '@/lib/server/data/core/rate-limits';
import { HashingBusyError } from './hashing-queue';
import { verifyPassword } from './passwords';

/** Refunds the attempt and rethrows if the hashing queue is full. */
export async function verifyCounted(
  hash: string | null,
  password: string,
  limits: readonly RateLimit[],
): Promise<boolean> {
  try {
    return await verifyPassword(hash, password);
  } catch (error) {
    if (error instanceof HashingBusyError) await refundAttempt(limits);
    throw error;
  }
}
