import 'server-only';

/** `path`: within the folder or the ZIP file, with slashes. */
export type ExportFile = Readonly<{ path: string; content: string | Uint8Array }>;

/** A subject of the agency's; its files come one after the other, so that few are in memory. */
export type ExportPart = Readonly<{
  /** Key of `deskExport.parts`. */
  name: 'homes' | 'images' | 'people' | 'newsletters' | 'writing' | 'site';
  files: () => AsyncIterable<ExportFile>;
}>;

export const jsonFile = (path: string, value: unknown): ExportFile => ({
  path,
  content: `${JSON.stringify(value, null, 2)}\n`,
});
