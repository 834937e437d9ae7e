import { Readable } from 'node:stream';
import { agencyDay } from '@/lib/appointments/agency-day';
import { readFields } from '@/lib/forms/field-names';
import { deskPath } from '@/lib/i18n/desk-routes';
import { localizedPath } from '@/lib/i18n/href';
import type { SaleDone } from '@/lib/sales/sale-done';
import { blockedSaleForm } from '@/lib/sales/sale-forms';
import { answerStaff, fileResponse } from '@/lib/server/auth/desk-file';
import { requestLocale } from '@/lib/server/http/request-locale';
import { exportBlockedSale } from '@/lib/server/services/export/export-blocked-sale';
import { zipFiles } from '@/lib/server/services/export/zip-files';

export const dynamic = 'force-dynamic';

type Context = Readonly<{ params: Promise<{ id: string }> }>;

/** Redirects to the page of the sale when the reason is missing or too long. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  return answerStaff('sale.export-blocked', async (actor) => {
    const fields = readFields((await request.formData().catch(() => null)) ?? []);
    const input = blockedSaleForm.safeParse(fields);
    const back = (done: SaleDone) => {
      const page = typeof fields.listing === 'string' ? deskPath('homes', fields.listing, 'sale') : '/dashboard/agency';
      const location = localizedPath(requestLocale(fields.locale, request), `${page}?done=${done}`);
      return new Response(null, { status: 303, headers: { 'cache-control': 'no-store', location } });
    };
    if (!input.success) return back('noReason');
    const files = await exportBlockedSale(actor, id, input.data.reason);
    if (!files) return back('notBlocked');
    const zip = Readable.toWeb(zipFiles(files, request.signal)) as ReadableStream<Uint8Array>;
    return fileResponse(`blocked-sale-${agencyDay()}`, 'zip', zip);
  });
}
