import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { RightError } from '@/lib/errors/right-error';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { staffOfRequest } from '@/lib/server/auth/current-staff';
import { exportFeedNotes } from '@/lib/server/services/feeds/export-feed-notes';

export const dynamic = 'force-dynamic';

const noStore = { 'cache-control': 'no-store' };
const notFound = () => new Response(null, { status: 404, headers: noStore });

export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const locale = searchParams.get('locale');
  try {
    const actor = await staffOfRequest();
    if (!actor) return notFound();
    const name = searchParams.get('feed') ?? '';
    const csv = await exportFeedNotes(actor, name, isLocale(locale) ? locale : defaultLocale);
    if (csv === null) return notFound();
    return new Response(csv, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="feed-${name}.csv"`,
        ...noStore,
      },
    });
  } catch (error) {
    if (error instanceof RightError) return notFound();
    if (error instanceof DatabaseUnavailableError) return new Response(null, { status: 503, headers: noStore });
    throw error;
  }
}
