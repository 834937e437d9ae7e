import 'server-only';
import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { PGlite } from '@electric-sql/pglite';

/** Part of Emscripten's module. */
type Stream = { nfd?: number; node: unknown };
type NodeFsModule = {
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number }; realPath: (node: unknown) => string };
};
type Options = Parameters<NodeFS['init']>[1];
type Module = { stackRestore: (pointer: number) => void };

/** ./errors knows it by name and does not load PGlite. */
class DatabaseDiedError extends Error {
  override readonly name = 'DatabaseDiedError';
  constructor() {
    super('the embedded database died');
  }
}

/**
 * PGlite's file system with a real fsync: its own has none, and a power cut would lose data. A test counts the calls.
 */
export class DurableFs extends NodeFS {
  /** True once Postgres has exited, as on a full disk. */
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
        // Folders are opened without a descriptor.
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
 * Lets statements fail once Postgres has exited: PGlite would loop forever and block the process. The error is thrown
 * from the first call after the loop's catch. A test fills a disk.
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

/** fsync of a folder, file by file. */
export function syncFolder(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) syncFolder(file);
    else if (entry.isFile()) syncFile(file);
  }
  syncFile(folder);
}

/** fsync of a file or folder entry. */
export function syncFile(file: string): void {
  const descriptor = fs.openSync(file, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
