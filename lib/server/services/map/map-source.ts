import 'server-only';
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import sharp from 'sharp';
import { drawTile } from '@/lib/map/draw-tile';
import type { MapTile, MapTiles } from '@/lib/map/map-tile';
import { planFeatures } from '@/lib/map/plan-features';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { archiveTiles } from './archive-tiles';
import { drawArchiveTile } from './draw-archive-tile';
import { serviceTiles } from './service-tiles';

/** Returns null for a missing tile; throws on a read failure. */
type ReadTile = (tile: MapTile) => Promise<Buffer | null>;

export type MapSource = Readonly<{
  /** Part of tile URLs; changes with the tile content. */
  version: string;
  attribution: string | null;
  hasNames: boolean;
  read: ReadTile | null;
}>;

const WEEK_MS = 7 * 24 * 3_600_000;

const DIGITS = 10;
const hash = (...parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, DIGITS);

const samples: readonly MapTile[] = [
  { zoom: 9, x: 259, y: 191 },
  { zoom: 12, x: 2072, y: 1529 },
  { zoom: 14, x: 8290, y: 6119 },
  { zoom: 16, x: 33162, y: 24478 },
];

let own: string | null = null;

const ownVersion = () => (own ??= hash(JSON.stringify(planFeatures()), ...samples.map(drawTile)));

export const renderTile = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer();

function archiveSource(path: string): MapSource {
  const tiles = archiveTiles(path);
  const { mtimeMs, size } = statSync(path);
  return {
    version: hash(ownVersion(), path, String(mtimeMs), String(size)),
    attribution: env.MAP_ATTRIBUTION ?? '© OpenStreetMap',
    hasNames: false,
    read: async (tile) => {
      const found = await tiles(tile);
      return found && renderTile(drawArchiveTile(found, tile));
    },
  };
}

function findSource(template: string | undefined): MapSource {
  const orientation = { version: ownVersion(), attribution: null, hasNames: false, read: null };
  if (template === undefined) return orientation;
  if (template.includes('://')) {
    return {
      version: '',
      attribution: env.MAP_ATTRIBUTION ?? null,
      hasNames: true,
      read: serviceTiles(template),
    };
  }
  try {
    return archiveSource(template);
  } catch (error) {
    log.error({ err: error }, 'the file of MAP_TILES cannot be read: the orientation map is shown');
    return orientation;
  }
}

export function mapTiles(): MapTiles {
  const { attribution, hasNames, read, version } = mapSource();
  return { version, attribution, hasNames, hasStreets: read !== null };
}

let known: Readonly<{ template: string | undefined; source: MapSource }> | null = null;

export function mapSource(): MapSource {
  const template = env.MAP_TILES;
  if (!known || known.template !== template) known = { template, source: findSource(template) };
  const { source } = known;
  if (source.version !== '') return source;
  const week = String(Math.floor(Date.now() / WEEK_MS));
  return { ...source, version: hash(ownVersion(), template ?? '', week) };
}
