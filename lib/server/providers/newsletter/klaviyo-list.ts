import 'server-only';
import { z } from 'zod';
import { klaviyoHeaders, KLAVIYO_URL } from './klaviyo';

const LIMIT_MS = 8_000;
const listSchema = z.object({ data: z.object({ attributes: z.object({ opt_in_process: z.string().optional() }) }) });

type Options = Readonly<{ apiKey: string; listId: string; url?: string | undefined }>;

export async function readKlaviyoList({
  apiKey,
  listId,
  url = KLAVIYO_URL,
}: Options): Promise<Readonly<{ status: number; isDoubleOptIn: boolean }>> {
  const response = await fetch(new URL(`/api/lists/${encodeURIComponent(listId)}`, url), {
    headers: klaviyoHeaders(apiKey),
    signal: AbortSignal.timeout(LIMIT_MS),
    redirect: 'error',
  });
  const list = listSchema.safeParse(await response.json().catch(() => null));
  return { status: response.status, isDoubleOptIn: list.data?.data.attributes.opt_in_process === 'double_opt_in' };
}
