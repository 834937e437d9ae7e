import 'server-only';
import type { StoredFile } from './port';

type Get = (address: string) => Promise<Response | null>;

/** Files below a folder (ListObjectsV2, a page at a time). `base` ends with the folder of `url`, `s3://bucket/folder`. */
export async function* listBucket(base: string, url: string, below: string, get: Get): AsyncIterable<StoredFile> {
  const [, bucket = '', own = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(url) ?? [];
  const root = own && `${own}/`;
  const address = new URL(own ? base.slice(0, -own.length - 1) : base);
  address.search = new URLSearchParams({ 'list-type': '2', prefix: root + below }).toString();
  for (;;) {
    const text = await (await get(address.href))?.text();
    if (text === undefined) throw new Error(`${bucket} does not exist`);
    for (const [, object = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const storedAt = new Date(field(object, 'LastModified'));
      yield { key: field(object, 'Key').slice(root.length), storedAt };
    }
    const next = field(text, 'NextContinuationToken');
    if (!next) return;
    address.searchParams.set('continuation-token', next);
  }
}

const field = (xml: string, name: string) =>
  (new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml)?.[1] ?? '').replaceAll('&amp;', '&');
