import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Two processes would corrupt the embedded database. Each listens on its socket in `<folder>.lock/`, then connects to
 * all others: at least one of two concurrent starts detects the other. Sockets that refuse belong to dead processes and
 * may be removed.
 */

export type FolderLock = Readonly<{ release: () => void }>;

/** Compare by name: Next bundles this class several times. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'FolderInUseError';
  }
}

const RETRY_MS = 100;
const RESPONSE_LIMIT_MS = 1_000;
/** Longest socket path on Linux (108) and macOS (104), without the final zero. */
const MAX_SOCKET_PATH = 103;

type Claim = { file: string; isHolding: boolean; server: net.Server };
type Reply = { state: 'dead' } | { state: 'claiming' | 'holding' | 'silent'; pid: string };

export async function lockFolder(folder: string, waitMs: number): Promise<FolderLock> {
  const room = `${folder}.lock`;
  mkdirSync(room, { recursive: true, mode: 0o700 });
  const end = Date.now() + waitMs;
  for (;;) {
    const claim = await makeClaim(room);
    const competitor = await findCompetitor(room, claim);
    if (!competitor) {
      claim.isHolding = true;
      return { release: () => withdraw(claim) };
    }
    withdraw(claim);
    if (Date.now() >= end) {
      throw new FolderInUseError(
        `The database folder ${folder} is in use by process ${competitor}: stop that one first, or set DATABASE_URL to a PostgreSQL server to run several processes.`,
      );
    }
    // Random delay avoids repeated collisions.
    await wait(RETRY_MS * (1 + Math.random()));
  }
}

/** No visible socket may refuse connections. */
async function makeClaim(room: string): Promise<Claim> {
  const name = randomUUID().slice(0, 8);
  const file = `${room}/${name}`;
  if (Buffer.byteLength(file) + 1 > MAX_SOCKET_PATH) {
    throw new Error(`The path of the database folder is too long (${room}): choose one nearer to the root.`);
  }
  const hidden = `${room}/.${name}`;
  const claim: Claim = { file, isHolding: false, server: net.createServer() };
  claim.server.on('connection', (socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(`${claim.isHolding ? 'holding' : 'claiming'} ${process.pid}`);
  });
  await new Promise<void>((resolve, reject) => {
    claim.server.once('error', reject).listen(hidden, resolve);
  });
  claim.server.unref();
  renameSync(hidden, file);
  return claim;
}

function withdraw({ file, server }: Claim): void {
  rmSync(file, { force: true });
  server.close();
}

async function findCompetitor(room: string, claim: Claim): Promise<string | null> {
  for (;;) {
    const others = readdirSync(room)
      .filter((name) => !name.startsWith('.'))
      .map((name) => `${room}/${name}`)
      .filter((file) => file !== claim.file);
    const results = await Promise.all(others.map(async (file) => ({ file, answer: await connect(file) })));
    let isAnyoneLeft = false;
    for (const { file, answer: result } of results) {
      if (result.state === 'dead') {
        rmSync(file, { force: true });
        continue;
      }
      if (result.state !== 'claiming' || file < claim.file) return result.pid;
      isAnyoneLeft = true;
    }
    if (!isAnyoneLeft) return null;
    await wait(RETRY_MS / 4);
  }
}

function connect(file: string): Promise<Reply> {
  return new Promise((resolve) => {
    let text = '';
    const socket = net.connect(file);
    const limit = setTimeout(() => socket.destroy(new Error('silent')), RESPONSE_LIMIT_MS);
    const done = (result: Reply) => {
      clearTimeout(limit);
      resolve(result);
    };
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('end', () => {
      const [state, pid = '?'] = text.split(' ');
      done({ state: state === 'claiming' || state === 'holding' ? state : 'silent', pid });
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      const isDead = error.code === 'ECONNREFUSED' || error.code === 'ENOENT';
      done(isDead ? { state: 'dead' } : { state: 'silent', pid: 'unknown' });
    });
  });
}
