import type { IncomingMessage, ServerResponse } from 'node:http';

type Pack = (html: string, quality: number) => Promise<Buffer>;
export type Packers = Readonly<{ br: Pack; gzip: Pack }>;

export const packers: Packers;
export function keepPages(
  options?: Readonly<{ folder?: string; pack?: Packers }>,
): (request: IncomingMessage, answer: ServerResponse) => boolean;
