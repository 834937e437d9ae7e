import { viewSchema } from '@/lib/browser/view-schema';
import { handleJson } from '@/lib/server/http/handle-json';
import { recordView, isCounted } from '@/lib/server/services/reports/record-view';

const recordViews = handleJson({
  schema: viewSchema,
  done: 'taken',
  status: 202,
  handle: ({ listing }, { ip }) => {
    recordView(listing, ip);
    return Promise.resolve({ code: 'taken' });
  },
});

/** No cookies or identifiers; the response does not reveal whether it counted. */
export async function POST(request: Request): Promise<Response> {
  if (isCounted(request.headers)) return recordViews(request);
  return Response.json({ code: 'taken' }, { status: 202, headers: { 'cache-control': 'no-store' } });
}
