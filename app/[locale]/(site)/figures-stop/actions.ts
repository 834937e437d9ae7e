'use server';

import { pressLink } from '@/lib/server/http/email-link';
import { stopWeeklyFigures } from '@/lib/server/services/reports/weekly-figures';

/** Unsubscribes by POST only: mail scanners send GET requests. */
export async function stopFiguresAction(_: unknown, data: FormData): Promise<never> {
  return pressLink(data, '/figures-stop', stopWeeklyFigures);
}
