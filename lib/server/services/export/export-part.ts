import 'server-only';
import type { Readable } from 'node:stream';
import type { Actor } from '@/lib/access/actor';
import { siteFacts } from '@/lib/site/site-facts';

/** `path`: within the folder or the ZIP file, with slashes. A stream is read, or destroyed, before the next file. */
export type ExportFile = Readonly<{ path: string; content: string | Uint8Array | Readable }>;

/** A subject of the agency's; its files come one after the other, so that few are in memory. */
export type ExportPart = Readonly<{
  /** Key of `deskExport.parts`. */
  name: 'homes' | 'images' | 'people' | 'sales' | 'appointments' | 'newsletters' | 'writing' | 'site';
  files: (actor: Actor) => AsyncIterable<ExportFile>;
}>;

export const jsonFile = (path: string, value: unknown): ExportFile => ({
  path,
  content: `${JSON.stringify(value, null, 2)}\n`,
});

/** Who opens the documents, for their list of readers. */
export const openExportFile = (actor: Actor): readonly [userId: string | null, name: string] =>
  actor.kind === 'staff' ? [actor.userId, actor.name] : [null, siteFacts().agency.name];
