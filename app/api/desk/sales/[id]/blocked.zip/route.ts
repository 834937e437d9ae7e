import { Readable } from 'node:stream';
import { agencyDay } from '@/lib/appointments/agency-day';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { readFields } from '@/lib/forms/field-names';
import { deskPath } from '@/lib/i18n/desk-routes';
import { localizedPath } from '@/lib/i18n/href';
import { blockedSaleForm, type SaleDone } from '@/lib/sales/sale-forms';
import { staffOfRequest } from '@/lib/server/auth/current-staff';
import { requestLocale } from '@/lib/server/http/request-locale';
import { exportBlockedSale } from '@/lib/server/services/export/export-blocked-sale';
import { zipFiles } from '@/lib/server/services/export/zip-files';

export const dynamic = 'force-dynamic';

type Context = Readonly<{ params: Promise<{ id: string }> }>;

const noStore = { 'cache-control': 'no-store' };

/** Answers with the ZIP of a blocked sale, or redirects to its page when the reason is missing or too long. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  try {
    const actor = await staffOfRequest('sale.export-blocked');
    if (!actor) return new Response(null, { status: 404, headers: noStore });
    const fields = readFields((await request.formData().catch(() => null)) ?? []);
    const input = blockedSaleForm.safeParse(fields);
    const back = (done: SaleDone) => {
      const page = typeof fields.listing === 'string' ? deskPath('homes', fields.listing, 'sale') : '/dashboard/agency';
      const location = localizedPath(requestLocale(fields.locale, request), `${page}?done=${done}`);
      return new Response(null, { status: 303, headers: { ...noStore, location } });
    };
    if (!input.success) return back('noReason');
    const files = await exportBlockedSale(actor, id, input.data.reason);
    if (!files) return back('notBlocked');
    return new Response(Readable.toWeb(zipFiles(files, request.signal)) as ReadableStream<Uint8Array>, {
      headers: {
        ...noStore,
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="blocked-sale-${agencyDay()}.zip"`,
      },
    });
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return new Response(null, { status: 503, headers: noStore });
    throw error;
  }
}
