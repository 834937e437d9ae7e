import 'server-only';
import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Storage } from './port';

type Bucket = Readonly<{
  /** `s3://bucket/folder`. */
  url: string;
  /** Amazon's own if undefined. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}>;

const LIMIT_MS = 20_000;
const RETRIES = 2;

/** A bucket of an S3-compatible service, by path (`endpoint/bucket/key`), which all of them take. */
export function createS3Storage({ url, endpoint, region, accessKeyId, secretAccessKey }: Bucket): Storage {
  const base = `${endpoint ?? `https://s3.${region}.amazonaws.com`}/${url.replace(/^s3:\/\/|\/$/g, '')}`;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const send = async (method: string, key: string, body?: Uint8Array<ArrayBuffer>): Promise<Response | null> => {
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    };
    const init = { method, headers, signal: AbortSignal.timeout(LIMIT_MS), ...(body && { body }) };
    const response = await client.fetch(`${base}/${key}`, init);
    if (response.ok) return response;
    const text = await response.text();
    if (response.status === 404 && !text.includes('NoSuchBucket')) return null;
    const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
    throw new Error(`${base} answers ${response.status} ${code}`.trimEnd());
  };
  return {
    name: base,
    put: async (key, bytes) => {
      const response = await send('PUT', key, new Uint8Array(bytes));
      if (!response) throw new Error(`${base} does not exist`);
      await response.body?.cancel();
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
