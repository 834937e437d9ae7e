import 'server-only';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { getEngine } from '@/lib/server/db/client';
import { normalizeError } from '@/lib/server/db/errors';
import { env } from '@/lib/server/env';
import { getStorage } from '@/lib/server/storage/get-storage';
import { log } from '@/lib/server/log';
import { backUp, type Tally } from './backup';
import { buyingGuides } from './buying-guide';
import { copyTo } from './copy';
import { examine, printFindings } from './doctor/examine';
import { feedCommand, runFeedCommand } from './feed-command';
import { exportLeads } from './leads';
import { listingCommand, runListingCommand } from './listing-command';
import { restore } from './restore';
import type { FileTally } from './stored-files';

/**
 * Socket (mode 0600) on which the server accepts commands of lib/cli: only it may open the embedded database. One line
 * of JSON is the request, one the response.
 */

const requestSchema = z.discriminatedUnion('command', [
  z.object({ command: z.literal('backup'), file: z.string().startsWith('/') }),
  z.object({ command: z.literal('restore'), file: z.string().startsWith('/') }),
  z.object({ command: z.literal('copy'), to: z.string().regex(/^postgres(ql)?:\/\//) }),
  z.object({ command: z.literal('leads'), since: z.coerce.date(), format: z.enum(['csv', 'json']) }),
  z.object({ command: z.literal('doctor') }),
  z.object({ command: z.literal('guide') }),
  listingCommand,
  feedCommand,
]);

type Request = z.infer<typeof requestSchema>;
/** Number of rows per table, and text to print. */
type Result = Readonly<{ rows: Tally; text?: string }>;

const MAX_REQUEST_LENGTH = 4_096;
const OPEN_LIMIT_MS = 60_000;
/** A previous process may still listen while it ends. */
const RETRY_MS = 2_000;

/** Listens as soon as no other process does. Never throws. */
export function serveAdmin(file: string): { close: () => void } {
  const server = net.createServer({ allowHalfOpen: true }, respond);
  let retry: NodeJS.Timeout | undefined;
  const listen = () => {
    server.listen(file);
    // Already listening, though the event is yet to come.
    if (process.platform !== 'win32') {
      try {
        chmodSync(file, 0o600);
      } catch {
        // In use or not creatable; the error event says which.
      }
    }
  };
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') return log.warn({ reason: error.message }, 'no socket for the db: commands');
    const probe = net.connect(file);
    probe.on('connect', () => {
      probe.destroy();
      retry = setTimeout(listen, RETRY_MS).unref();
    });
    probe.on('error', () => {
      rmSync(file, { force: true });
      listen();
    });
  });
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    listen();
  } catch (error) {
    log.warn({ reason: String(error) }, 'no socket for the db: commands');
  }
  server.unref();
  return {
    close: () => {
      clearTimeout(retry);
      server.close();
    },
  };
}

function respond(socket: net.Socket): void {
  let text = '';
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: string) => {
    text += chunk;
    if (text.length > MAX_REQUEST_LENGTH) return socket.destroy();
    if (!text.includes('\n')) return;
    socket.removeAllListeners('data');
    void perform(text).then((result) => socket.end(`${JSON.stringify(result)}\n`));
  });
}

async function perform(text: string): Promise<Result | { error: string }> {
  try {
    const request = requestSchema.parse(JSON.parse(text));
    const result = await run(request);
    log.info({ command: request.command, rows: result.rows }, 'a command succeeded');
    return result;
  } catch (error) {
    const { message } = normalizeError(error) as Error;
    log.warn({ reason: message }, 'a command failed');
    return { error: message };
  }
}

async function run(request: Request): Promise<Result> {
  if (request.command === 'doctor') {
    const { text, broken } = printFindings(await examine(env, () => getEngine(OPEN_LIMIT_MS)));
    return { rows: { broken }, text };
  }
  if (request.command === 'guide') return { rows: {}, text: buyingGuides() };
  const engine = await getEngine(OPEN_LIMIT_MS);
  if (request.command === 'listings') return runListingCommand(request);
  if (request.command === 'import') return runFeedCommand(request);
  if (request.command === 'leads') return exportLeads(request.since, request.format);
  if (request.command === 'backup') return withFiles(await backUp(engine, request.file, getStorage()));
  if (request.command === 'restore') return withFiles(await restore(engine, request.file, getStorage()));
  return { rows: await copyTo(engine, request.to) };
}

function withFiles({ rows, files }: Readonly<{ rows: Tally; files: FileTally }>): Result {
  const missing = files.missing > 0 ? ` ${files.missing} image files are in neither place.` : '';
  return { rows, text: `${files.copied} image files copied.${missing}` };
}
