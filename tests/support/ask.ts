import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

export type Answer = { headers: IncomingMessage['headers']; status: number | undefined; body: Buffer };

/** Raw GET: no added headers, redirects or decompression. */
export const ask = (port: number, path: string, headers: OutgoingHttpHeaders = {}) =>
  new Promise<Answer>((resolve, reject) => {
    get({ port, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ headers: answer.headers, status: answer.statusCode, body: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });
