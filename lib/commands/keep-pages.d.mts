import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Packers } from './pack-when-asked.mjs';

export function keepPages(
  options?: Readonly<{ folder?: string; pack?: Packers }>,
): (request: IncomingMessage, answer: ServerResponse) => boolean;
