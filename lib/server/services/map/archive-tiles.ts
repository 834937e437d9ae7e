import 'server-only';
import { open, type FileHandle } from 'node:fs/promises';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles, type RangeResponse, type Source } from 'pmtiles';
import type { MapTile } from '@/lib/map/map-tile';

class FileSource implements Source {
  #file: Promise<FileHandle> | null = null;

  constructor(readonly path: string) {}

  getKey(): string {
    return this.path;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const file = await (this.#file ??= open(this.path));
    const bytes = new Uint8Array(length);
    const { bytesRead } = await file.read(bytes, 0, length, offset);
    return { data: bytes.buffer.slice(0, bytesRead) };
  }
}

/** A vector tile and the requested part of it; the archive's maximum zoom is enlarged. */
export type ArchiveTile = Readonly<{ layers: VectorTile['layers']; scale: number; left: number; top: number }>;

export function archiveTiles(path: string): (tile: MapTile) => Promise<ArchiveTile | null> {
  const archive = new PMTiles(new FileSource(path));
  return async ({ x, y, zoom }) => {
    const { maxZoom } = await archive.getHeader();
    const up = Math.max(0, zoom - maxZoom);
    const found = await archive.getZxy(zoom - up, x >> up, y >> up);
    if (!found) return null;
    const { layers } = new VectorTile(new PbfReader(new Uint8Array(found.data)));
    const scale = 2 ** up;
    return { layers, scale, left: x % scale, top: y % scale };
  };
}
