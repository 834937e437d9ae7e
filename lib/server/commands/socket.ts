import 'server-only';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { normalizeError } from '@/lib/server/db/errors';
import { withPrintedAddresses } from '@/lib/server/http/printed-address';
import { log } from '@/lib/server/log';
import type { CommandResult } from './commands';
import { SentenceError } from './sentence-error';

/** Mode 0600: only the server may open the embedded database. One line of JSON each way. */

const requestSchema = z.looseObject({ command: z.string() });

const MAX_REQUEST_LENGTH = 16_384;
/** A previous process may still listen while it ends. */
const RETRY_MS = 2_000;

/** Listens as soon as no other process does. Never throws. */
export function serveAdmin(file: string): { close: () => void } {
  const server = net.createServer({ allowHalfOpen: true }, respond);
  let retry: NodeJS.Timeout | undefined;
  const listen = () => {
    server.listen(file);
    // Already listening before the event fires.
    if (process.platform !== 'win32') {
      try {
        chmodSync(file, 0o600);
      } catch {
        // The error event says which.
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

async function perform(text: string): Promise<CommandResult | { error: string }> {
  try {
    const request = requestSchema.parse(JSON.parse(text));
    // The import costs a tenth of the start time.
    const { commands } = await import('./commands');
    const command = commands.find(({ name }) => name === request.command);
    if (!command) throw new SentenceError(`This server has no command ${request.command}: is it of another version?`);
    const result = await command.run(request);
    log.info({ command: command.name, rows: result.rows }, 'a command succeeded');
    return result;
  } catch (error) {
    const message = withPrintedAddresses(messageOf(normalizeError(error)));
    log.warn({ reason: message }, 'a command failed');
    return { error: message };
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof DatabaseUnavailableError)) return (error as Error).message;
  return `The database does not answer (${error.message}): see that it runs, and try again.`;
}
