import { staffOfRequest } from '@/lib/server/auth/current-staff';
import type { StaffActor } from '@/lib/access/actor';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { deskPath } from '@/lib/i18n/desk-routes';
import { localizedHref } from '@/lib/i18n/href';
import { refuseFile } from '@/lib/server/http/refuse-file';
import { requestLocale } from '@/lib/server/http/request-locale';
import { log } from '@/lib/server/log';
import { receiveForm } from './receive-form';
import { receiveOne } from './receive-one';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string }> };

/** Receives one image as the body, its name in `?name=`; scripts use this to show progress. */
export async function PUT(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  return forEditors(request, id, (actor) => receiveOne(request, actor, id));
}

/** Receives images without JavaScript; redirects to their page with the results. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  return forEditors(request, id, (actor) => receiveForm(request, actor, id));
}

async function forEditors(
  request: Request,
  id: string,
  receive: (actor: StaffActor) => Promise<Response>,
): Promise<Response> {
  const page = localizedHref(requestLocale(undefined, request), deskPath('homes', id, 'images'));
  try {
    const actor = await staffOfRequest('listing.edit');
    if (!actor) return refuseFile(request, { status: 404, code: 'notFound', page });
    return await receive(actor);
  } catch (error) {
    log.error({ err: error }, 'a photograph could not be taken');
    const isOutage = error instanceof DatabaseUnavailableError;
    return Response.json(
      { code: isOutage ? 'unavailable' : 'failed' },
      { status: isOutage ? 503 : 500, headers: { 'cache-control': 'no-store' } },
    );
  }
}
