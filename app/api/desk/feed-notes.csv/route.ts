import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { answerStaff, fileResponse } from '@/lib/server/auth/desk-file';
import { exportFeedNotes } from '@/lib/server/services/feeds/export-feed-notes';

export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const locale = searchParams.get('locale');
  return answerStaff(undefined, async (actor) => {
    const name = searchParams.get('feed') ?? '';
    const csv = await exportFeedNotes(actor, name, isLocale(locale) ? locale : defaultLocale);
    return csv === null ? null : fileResponse(`feed-${name}`, 'csv', csv);
  });
}
