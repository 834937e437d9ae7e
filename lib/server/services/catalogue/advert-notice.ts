import 'server-only';
import { addDays } from '@/lib/appointments/time-zone';
import { ADVERT_NOTICE_DAYS } from '@/lib/listings/law/advert-rules';
import { lawDay } from '@/lib/listings/law/law-day';
import { readAdvertRulesAt } from '@/lib/server/data/listings/catalogue-version';
import type { StoredListing } from '@/lib/server/data/listings/catalogue';

/** Returns the last day on which published listings may be changed without obeying the rules for adverts. */
export const advertNoticeEnd = async (): Promise<string> =>
  addDays(lawDay(await readAdvertRulesAt()), ADVERT_NOTICE_DAYS);

/** Returns the listing, of which a change may leave known gaps as they are; null when the notice is over. */
export const toleratedListing = async (stored: StoredListing, today: string): Promise<StoredListing | null> =>
  today <= (await advertNoticeEnd()) ? stored : null;
