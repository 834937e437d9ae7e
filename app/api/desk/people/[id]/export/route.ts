import { RightError } from '@/lib/errors/right-error';
import { staffOfRequest } from '@/lib/server/auth/current-staff';
import { exportContact } from '@/lib/server/services/contacts/erase-contact';
import { isUuid } from '@/lib/text/is-uuid';

export const dynamic = 'force-dynamic';

type Context = Readonly<{ params: Promise<{ id: string }> }>;

const noStore = { 'cache-control': 'no-store' };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const actor = await staffOfRequest();
  const data = actor && isUuid(id) ? await exportContact(actor, id).catch(withoutRight) : null;
  if (!data) return Response.json({ code: 'notFound' }, { status: 404, headers: noStore });
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      ...noStore,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="person.json"',
    },
  });
}

function withoutRight(error: unknown): null {
  if (error instanceof RightError) return null;
  throw error;
}
