import 'server-only';
import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { PGlite } from '@electric-sql/pglite';

type Stream = { nfd?: number; node: unknown };
type NodeFsModule = {
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number }; realPath: (node: unknown) => string };
};
type Options = Parameters<NodeFS['init']>[1];
type Module = { stackRestore: (pointer: number) => void };

/** ./errors checks the name, so that it does not load PGlite. */
class DatabaseDiedError extends Error {
  override readonly name = 'DatabaseDiedError';
  constructor() {
    super('the embedded database died');
  }
}

/** A real fsync; without it a power cut would lose data. A test counts the calls. */
export class DurableFs extends NodeFS {
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
        // Folders have no descriptor.
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

/** After Postgres exits, PGlite would loop forever and block the process. A test fills a disk. */
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

export function syncFolder(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) syncFolder(file);
    else if (entry.isFile()) syncFile(file);
  }
  syncFile(folder);
}

export function syncFile(file: string): void {
  const descriptor = fs.openSync(file, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
