import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import type { Right } from '@/lib/access/rights';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { RightError } from '@/lib/errors/right-error';
import { staffOfRequest } from './current-staff';

const noStore = { 'cache-control': 'no-store' };

/** Answers others, a missing right and null with 404, an outage with 503. Never stored. */
export async function answerStaff(
  right: Right | undefined,
  make: (actor: StaffActor) => Promise<Response | null>,
): Promise<Response> {
  try {
    const actor = await staffOfRequest(right);
    return (actor && (await make(actor))) ?? refusal(404);
  } catch (error) {
    if (error instanceof RightError) return refusal(404);
    if (error instanceof DatabaseUnavailableError) return refusal(503);
    throw error;
  }
}

const refusal = (status: number) => new Response(null, { status, headers: noStore });

const types = { csv: 'text/csv; charset=utf-8', zip: 'application/zip' } as const;

export const fileResponse = (name: string, type: keyof typeof types, body: BodyInit): Response =>
  new Response(body, {
    headers: {
      ...noStore,
      'content-type': types[type],
      'content-disposition': `attachment; filename="${name}.${type}"`,
    },
  });
