import type { ServerResponse } from 'node:http';
import { processState } from '@/lib/env/process-state';

/** Statuses by the id of a request with a body that Next could not read. Next reports it before it sends the head. */
const statuses = processState('malformedBodies', () => new Map<string, number>());

const FORGET_AFTER_MS = 60_000;

const NEXT_RUNTIME = /\/next\/dist\/compiled\/next-server\/app-page/;
const NO_PLACE = /node:|<anonymous>|\(index \d+\)/;

type Failed = Readonly<{ method: string; routeType: string; renderSource?: string | undefined }>;

/**
 * Returns the status of a server action with arguments that Next could not read, before any code of the site ran, or
 * that the action refused; null for another error. Next answers all of them with 500, too large ones too.
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

/** Answers a marked request with its status in place of 500. */
export function refuseMalformed(response: ServerResponse, id: string): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) =>
    writeHead((status === 500 ? statuses.get(id) : undefined) ?? status, ...rest);
}
