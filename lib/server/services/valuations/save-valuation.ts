import 'server-only';
import { valueProperty } from '@/lib/valuation/value-property';
import type { ToolQuery } from '@/lib/forms/digits';
import { storeValuation } from '@/lib/server/data/accounts/valuations';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { log } from '@/lib/server/log';

/** `refused`: the form has no valid result. */
export type SaveValuationResult = 'saved' | 'again' | 'unchanged' | 'full' | 'refused' | 'failed';

/** Recalculates the valuation, so that forged results are not stored. */
export async function saveValuation(userId: string, answers: ToolQuery): Promise<SaveValuationResult> {
  const property = valueProperty(answers);
  if (!property) return 'refused';
  try {
    return await storeValuation(userId, property);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    log.warn({ reason: error.name }, 'a valuation could not be saved');
    return 'failed';
  }
}
