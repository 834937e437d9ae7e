import 'server-only';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { listSoldPrices } from '@/lib/server/data/sales/sold-prices';
import { log } from '@/lib/server/log';
import { SALES_MONTHS, type SoldPrice } from '@/lib/valuation/own-sales';

/** Prices of the last two years that sellers permit to compare with; none while the database is down. */
export async function readSoldPrices(): Promise<readonly SoldPrice[]> {
  try {
    return await listSoldPrices(SALES_MONTHS);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    log.warn({ reason: error.message }, 'a valuation is shown without own sales');
    return [];
  }
}
