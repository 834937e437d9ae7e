import 'server-only';
import { folderOf, openEmbedded } from './embedded/embedded';
import type { Engine } from './engine';
import { openPostgres } from './postgres';

export function openDatabase(url: string, connections: number): Promise<Engine> {
  return url.startsWith('file:') ? openEmbedded(folderOf(url)) : openPostgres(url, { connections });
}
