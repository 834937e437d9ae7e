import 'server-only';
import type { Readable } from 'node:stream';
import type { Actor } from '@/lib/access/actor';
import { siteFacts } from '@/lib/site/site-facts';

/** `path`: relative, with slashes. Read or destroy a stream before requesting the next file. */
export type ExportFile = Readonly<{ path: string; content: string | Uint8Array | Readable }>;

/** Yields files one at a time to limit memory. */
export type ExportPart = Readonly<{
  name: 'homes' | 'images' | 'people' | 'sales' | 'appointments' | 'newsletters' | 'writing' | 'site';
  files: (actor: Actor) => AsyncIterable<ExportFile>;
}>;

export const jsonFile = (path: string, value: unknown): ExportFile => ({
  path,
  content: `${JSON.stringify(value, null, 2)}\n`,
});

export const openExportFile = (actor: Actor): readonly [userId: string | null, name: string] =>
  actor.kind === 'staff' ? [actor.userId, actor.name] : [null, siteFacts().agency.name];
