import 'server-only';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { FileFacts, Storage } from './port';

type Bucket = Readonly<{
  url: string;
  /** Amazon S3 if undefined. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}>;

const LIMIT_MS = 20_000;
const RETRIES = 2;
const STREAM_LIMIT_MS = 600_000;
const SLOWEST_BYTES_PER_MS = 50;

/** Uses path-style URLs (`endpoint/bucket/key`), which all S3-compatible services accept. */
export function createS3Storage({ url, endpoint, region, accessKeyId, secretAccessKey }: Bucket): Storage {
  const base = `${endpoint ?? `https://s3.${region}.amazonaws.com`}/${url.replace(/^s3:\/\/|\/$/g, '')}`;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const send = async (
    method: string,
    key: string,
    { body, limitMs = LIMIT_MS }: Readonly<{ body?: Uint8Array<ArrayBuffer>; limitMs?: number }> = {},
  ): Promise<Response | null> => {
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    };
    const init = { method, headers, signal: AbortSignal.timeout(limitMs), ...(body && { body }) };
    return checked(await client.fetch(`${base}/${key}`, init));
  };
  const sendFile = async (key: string, file: string, { bytes, sha256 }: FileFacts): Promise<Response | null> => {
    const signed = await client.sign(`${base}/${key}`, { method: 'PUT', headers: { 'x-amz-content-sha256': sha256 } });
    const headers = new Headers(signed.headers);
    headers.set('content-length', String(bytes));
    const init = {
      method: 'PUT',
      headers,
      body: Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>,
      duplex: 'half',
      signal: AbortSignal.timeout(LIMIT_MS + bytes / SLOWEST_BYTES_PER_MS),
    } satisfies RequestInit & { duplex: 'half' };
    return checked(await fetch(signed.url, init));
  };
  const checked = async (response: Response): Promise<Response | null> => {
    if (response.ok) return response;
    const text = await response.text();
    if (response.status === 404 && !text.includes('NoSuchBucket')) return null;
    const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
    throw new Error(`${base} answers ${response.status} ${code}`.trimEnd());
  };
  return {
    name: base,
    put: async (key, bytes) => {
      const response = await send('PUT', key, { body: new Uint8Array(bytes) });
      if (!response) throw new Error(`${base} does not exist`);
      await response.body?.cancel();
    },
    putFile: async (key, file, facts) => {
      try {
        const response = await sendFile(key, file, facts).catch(() => sendFile(key, file, facts));
        if (!response) throw new Error(`${base} does not exist`);
        await response.body?.cancel();
      } finally {
        await rm(file, { force: true });
      }
    },
    getStream: async (key) => {
      const response = await send('GET', key, { limitMs: STREAM_LIMIT_MS });
      return response && Readable.fromWeb(response.body as WebStream<Uint8Array>);
    },
    get: async (key) => {
      const response = await send('GET', key);
      return response && Buffer.from(await response.arrayBuffer());
    },
    has: async (key) => (await send('HEAD', key)) !== null,
    remove: async (key) => {
      await (await send('DELETE', key))?.body?.cancel();
    },
  };
}
