import 'server-only';
import { inTransaction } from './transaction';

export class SlotTakenError extends Error {
  override readonly name = 'SlotTakenError';
}

/** Runs `work` in a transaction; rolls back and returns null on {@link SlotTakenError}. */
export async function nullIfTaken<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await inTransaction(work);
  } catch (error) {
    if (error instanceof SlotTakenError) return null;
    throw error;
  }
}
