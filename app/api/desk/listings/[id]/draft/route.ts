import * as z from 'zod/mini';
import { RightError } from '@/lib/errors/right-error';
import { withPlaceId } from '@/lib/listings/fields/place-names';
import { typedInputSchema } from '@/lib/listings/fields/typed-input-schema';
import { staffOfRequest } from '@/lib/server/auth/current-staff';
import { parseBody } from '@/lib/server/http/parse-body';
import { readBody } from '@/lib/server/http/read-body';
import { submitForm } from '@/lib/server/http/submit-form';
import { saveDraft } from '@/lib/server/services/listings/save-form';

export const dynamic = 'force-dynamic';

/** Two languages, up to four bytes per character. */
const MAX_BYTES = 400_000;

const draftSchema = z.object({
  editVersion: z.int().check(z.gte(0)),
  fields: typedInputSchema,
});

const headers = { 'cache-control': 'no-store' };
const respond = (status: number, body: object) => Response.json(body, { status, headers });

type Context = { params: Promise<{ id: string }> };

/** Returns 404 without a staff session. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const actor = await staffOfRequest();
  if (!actor) return respond(404, { code: 'notFound' });
  const read = await readBody(request, MAX_BYTES);
  if (!read.ok) return respond(read.status, { code: 'malformed' });
  const body = await parseBody(read.text, 'json', '');
  if (body === null) return respond(400, { code: 'malformed' });
  const { id } = await params;
  const submission = await submitForm(draftSchema, body, async (draft) => {
    try {
      return await saveDraft(actor, id, { ...draft, fields: withPlaceId(draft.fields) });
    } catch (error) {
      if (error instanceof RightError) return { status: 'unknown' } as const;
      throw error;
    }
  });
  if (submission.status === 'invalid') return respond(422, { code: 'invalid' });
  if (submission.status !== 'done') return respond(503, { code: 'unavailable' });
  const { result } = submission;
  return result.status === 'unknown' ? respond(404, { code: 'notFound' }) : respond(200, result);
}
