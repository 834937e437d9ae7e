import 'server-only';

const MAX_BYTES = 32_768;

export type BodyResult = Readonly<{ ok: true; text: string } | { ok: false; status: 400 | 413 }>;

/** Reads a body; stops at the limit regardless of Content-Length. */
export async function readBody(request: Request, maxBytes = MAX_BYTES): Promise<BodyResult> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return { ok: false, status: 413 };
  const reader = request.body?.getReader();
  if (!reader) return { ok: true, text: '' };
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = (await reader.read()) as { done: boolean; value?: Uint8Array };
      if (done || !value) break;
      size += value.byteLength;
      if (size > maxBytes) {
        void reader.cancel().catch(() => undefined);
        return { ok: false, status: 413 };
      }
      chunks.push(value);
    }
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return { ok: false, status: 400 };
  }
}
