import 'server-only';
import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { PGlite } from '@electric-sql/pglite';

/** The part of Emscripten's module that we reach into. */
type Stream = { nfd?: number; node: unknown };
type NodeFsModule = {
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number }; realPath: (node: unknown) => string };
};
type Options = Parameters<NodeFS['init']>[1];
type Module = { stackRestore: (pointer: number) => void };

/** Known by its name to ./errors, which must not load PGlite. */
class DatabaseDiedError extends Error {
  override readonly name = 'DatabaseDiedError';
  constructor() {
    super('the embedded database died');
  }
}

/**
 * PGlite's file system with a real fsync. Its own has none: what Postgres believes to be on disk would only be in
 * the kernel's memory, and gone with the power. A test counts the calls.
 */
export class DurableFs extends NodeFS {
  /** True once Postgres gave up inside PGlite: a full disk does that. */
  isDead = false;

  override async init(pg: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options);
    Object.assign(result.emscriptenOpts, {
      onAbort: () => {
        this.isDead = true;
      },
    });
    (result.emscriptenOpts.preRun as ((module: NodeFsModule) => void)[]).push(({ NODEFS }) => {
      NODEFS.stream_ops.fsync = (stream) => {
        // Folders are opened without a descriptor of their own.
        const descriptor = stream.nfd ?? fs.openSync(NODEFS.realPath(stream.node), 'r');
        try {
          fs.fsyncSync(descriptor);
        } finally {
          if (stream.nfd === undefined) fs.closeSync(descriptor);
        }
        return 0;
      };
    });
    return result;
  }
}

/**
 * Lets statements fail once Postgres has died. PGlite would go on asking it in a loop that never ends, and with it
 * the whole server would stand still: its loop catches every error, so ours is thrown from the first thing that the
 * loop does after catching. A test fills a disk.
 */
export function guardAgainstDeath(client: PGlite, files: DurableFs): void {
  const requireAlive = () => {
    if (files.isDead) throw new DatabaseDiedError();
  };
  const { Module: module } = client as unknown as { Module: Module };
  const restore = module.stackRestore;
  module.stackRestore = (pointer) => {
    restore(pointer);
    requireAlive();
  };
  const exchange = client.execProtocolRawSync.bind(client);
  client.execProtocolRawSync = (message) => {
    requireAlive();
    return exchange(message);
  };
}

/** Brings a whole folder to disk, file by file. */
export function syncFolder(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) syncFolder(file);
    else if (entry.isFile()) syncFile(file);
  }
  syncFile(folder);
}

/** Brings one file, or the list of names in a folder, to disk. */
export function syncFile(file: string): void {
  const descriptor = fs.openSync(file, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
