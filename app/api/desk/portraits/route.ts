import { staffOfRequest } from '@/lib/server/auth/current-staff';
import { storePortrait } from '@/lib/server/services/site/store-portrait';
import { safePath } from '@/lib/site/safe-path';

export const dynamic = 'force-dynamic';

const MAX_BYTES = 10_000_000;
const headers = { 'cache-control': 'no-store' };

/** Stores one image. Without JavaScript, redirects back with its name and field. */
export async function POST(request: Request): Promise<Response> {
  const actor = await staffOfRequest('site.edit');
  if (!actor) return Response.json({ code: 'unknown' }, { status: 404, headers });
  // The server enforces the declared length; without one the size is unknown.
  const length = Number(request.headers.get('content-length') ?? Infinity);
  if (!(length <= MAX_BYTES)) return Response.json({ code: 'tooLarge' }, { status: 413, headers });
  const data = await request.formData().catch(() => null);
  const [field, file] = [...(data ?? [])].find(([, value]) => value instanceof File && value.size > 0) ?? [];
  const isPage = request.headers.get('accept')?.includes('text/html') ?? false;
  const back = safePath(data?.get('returnTo'));
  if (!(file instanceof File) || field === undefined) return refuse(isPage, back, 'notAnImage');
  const result = await storePortrait(actor, new Uint8Array(await file.arrayBuffer()));
  if (result.status === 'refused') return refuse(isPage, back, result.problem);
  if (!isPage) return Response.json({ name: result.name }, { headers });
  return leadTo(`${back}?${new URLSearchParams({ field, image: result.name }).toString()}`);
}

function refuse(isPage: boolean, back: string, code: string): Response {
  const notice = code === 'heic' ? 'imageHeic' : 'imageRefused';
  return isPage ? leadTo(`${back}?notice=${notice}`) : Response.json({ code }, { status: 422, headers });
}

const leadTo = (location: string) => new Response(null, { status: 303, headers: { ...headers, location } });
