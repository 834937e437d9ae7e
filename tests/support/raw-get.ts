import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

export type RawResponse = { headers: IncomingMessage['headers']; status: number | undefined; body: Buffer };

/** Adds no headers, follows no redirects and does not decompress. */
export const rawGet = (port: number, path: string, headers: OutgoingHttpHeaders = {}) =>
  new Promise<RawResponse>((resolve, reject) => {
    get({ port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ headers: response.headers, status: response.statusCode, body: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });
