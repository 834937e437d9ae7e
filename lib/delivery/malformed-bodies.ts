import type { ServerResponse } from 'node:http';
import { processState } from '@/lib/env/process-state';
import { refusalTexts } from '@/lib/i18n/error-texts';
import { locales } from '@/lib/i18n/locales';

/** Statuses by the id of a request with a body that Next could not read. Next reports it before it sends the head. */
const statuses = processState('malformedBodies', () => new Map<string, number>());

const FORGET_AFTER_MS = 60_000;

const NEXT_RUNTIME = /\/next\/dist\/compiled\/next-server\/app-page/;
const NO_PLACE = /node:|<anonymous>|\(index \d+\)/;

type Failed = Readonly<{ method: string; routeType: string; renderSource?: string | undefined }>;

/**
 * For a server action with arguments that Next could not read or the action refused; null for another error. Next answers 500.
 */
export function malformedStatus(error: unknown, { method, renderSource, routeType }: Failed): 400 | 413 | null {
  // Of a form without JavaScript, Next says 'render', but no rendering has begun.
  const isAction = routeType === 'action' || (routeType === 'render' && renderSource === undefined);
  if (method !== 'POST' || !isAction || !(error instanceof Error)) return null;
  if (error.name === 'MalformedFormError') return 400;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const first = frames.find((frame) => !NO_PLACE.test(frame));
  if (first === undefined || !NEXT_RUNTIME.test(first.replaceAll('\\', '/'))) return null;
  return 'statusCode' in error && error.statusCode === 413 ? 413 : 400;
}

export function markMalformed(id: string, status: number): void {
  statuses.set(id, status);
  setTimeout(() => statuses.delete(id), FORGET_AFTER_MS).unref();
}

/** Both languages: the request of a form may name none. */
const wordsFor = (status: number): string =>
  locales.map((locale) => `${refusalTexts[locale][status === 413 ? 'largeForm' : 'cutForm']}\n`).join('');

/** Sets the status and, unless a page was rendered, says what to do. */
export function refuseMalformed(response: ServerResponse, id: string): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  const end = response.end.bind(response) as (...rest: unknown[]) => ServerResponse;
  const marked = (status: number) => (status === 500 ? statuses.get(id) : undefined);
  let words: string | undefined;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const refusal = marked(status);
    if (refusal !== undefined && !/html/.test(String(response.getHeader('content-type')))) {
      words = wordsFor(refusal);
      response.removeHeader('etag');
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.setHeader('content-length', Buffer.byteLength(words));
    }
    return writeHead(refusal ?? status, ...rest);
  };
  response.end = (...rest: unknown[]) => {
    // Compression writes the head before; otherwise Node would write it with the length of another body.
    if (!response.headersSent && marked(response.statusCode) !== undefined) response.writeHead(response.statusCode);
    return words === undefined ? end(...rest) : end(words);
  };
}
