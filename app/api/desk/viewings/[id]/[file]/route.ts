import { Readable } from 'node:stream';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { RightError } from '@/lib/errors/right-error';
import { staffOfRequest } from '@/lib/server/auth/current-staff';
import { openViewingSheet, printViewingSheet } from '@/lib/server/services/diary/viewing-sheets';

export const dynamic = 'force-dynamic';

type Context = Readonly<{ params: Promise<{ id: string; file: string }> }>;

const noStore = { 'cache-control': 'no-store' };
const notFound = () => Response.json({ code: 'notFound' }, { status: 404, headers: noStore });
const pdf = { ...noStore, 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' };

/** Returns `sheet.pdf`, or a signed sheet by id as a download; 404 without the right. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { file, id } = await params;
  try {
    const actor = await staffOfRequest('diary.read');
    if (!actor) return notFound();
    if (file === 'sheet.pdf') {
      const sheet = await printViewingSheet(actor, id);
      return sheet ? new Response(new Uint8Array(sheet), { headers: pdf }) : notFound();
    }
    const opened = await openViewingSheet(actor, id, file.replace(/\.pdf$/, ''));
    if (!opened) return notFound();
    return new Response(Readable.toWeb(opened.stream) as ReadableStream<Uint8Array>, {
      headers: {
        ...pdf,
        'content-length': String(opened.bytes),
        'content-disposition': `attachment; filename="${opened.reference}.pdf"`,
        'content-security-policy': "default-src 'none'; sandbox",
      },
    });
  } catch (error) {
    if (error instanceof RightError) return notFound();
    if (error instanceof DatabaseUnavailableError) return new Response(null, { status: 503, headers: noStore });
    throw error;
  }
}
