'use server';

import { pressLink } from '@/lib/server/http/email-link';
import { stopWeeklyFigures } from '@/lib/server/services/reports/weekly-figures';

/** A GET, which mail scanners send, ends nothing: the button does. */
export async function stopFiguresAction(_: unknown, data: FormData): Promise<never> {
  return pressLink(data, '/figures-stop', stopWeeklyFigures);
}
