import 'server-only';
import { giveAttemptBack, type RateLimit } from '@/lib/server/data/rate-limits';
import { HashingBusyError } from './hashing-queue';
import { verifyPassword } from './passwords';

/**
 * Verifies a password for an attempt that is counted. Gives the attempt back where too many hashes wait, and throws
 * what verifyPassword throws: that the server is busy is not the client's fault.
 */
export async function verifyCounted(
  hash: string | null,
  password: string,
  limits: readonly RateLimit[],
): Promise<boolean> {
  try {
    return await verifyPassword(hash, password);
  } catch (error) {
    if (error instanceof HashingBusyError) await giveAttemptBack(limits);
    throw error;
  }
}
