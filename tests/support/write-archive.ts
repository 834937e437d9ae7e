import { gzipSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { zxyToTileId } from 'pmtiles';

type Ring = readonly (readonly [x: number, y: number])[];
type ArchiveFeature = Readonly<{ kind: string; type: 'line' | 'polygon'; ring: Ring }>;

const EXTENT = 4096;
const HEADER_BYTES = 127;
const GZIP = 2;
const MVT = 1;

/** PMTiles version 3, as `pmtiles extract` writes it. */
export function writeArchive(
  tile: Readonly<{ zoom: number; x: number; y: number }>,
  layers: Readonly<Record<string, readonly ArchiveFeature[]>>,
): Buffer {
  const data = gzipSync(vectorTile(layers));
  const metadata = gzipSync('{}');
  const directory = gzipSync(varints([1, zxyToTileId(tile.zoom, tile.x, tile.y), 1, data.length, 1]));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0);
  header[7] = 3;
  const metadataAt = HEADER_BYTES + directory.length;
  const dataAt = metadataAt + metadata.length;
  [HEADER_BYTES, directory.length, metadataAt, metadata.length, dataAt, 0, dataAt, data.length, 1, 1, 1].forEach(
    (value, index) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * index),
  );
  header.set([1, GZIP, GZIP, MVT, tile.zoom, tile.zoom], 96);
  return Buffer.concat([header, directory, metadata, data]);
}

function varints(values: readonly number[]): Buffer {
  const pbf = new PbfWriter();
  values.forEach((value) => pbf.writeVarint(value));
  return Buffer.from(pbf.finish());
}

function vectorTile(layers: Readonly<Record<string, readonly ArchiveFeature[]>>): Uint8Array {
  const pbf = new PbfWriter();
  for (const [name, features] of Object.entries(layers)) {
    pbf.writeMessage(
      3,
      () => {
        pbf.writeVarintField(15, 2);
        pbf.writeStringField(1, name);
        features.forEach((feature, index) => pbf.writeMessage(2, () => writeFeature(pbf, feature, index), null));
        pbf.writeStringField(3, 'kind');
        features.forEach(({ kind }) => pbf.writeMessage(4, () => pbf.writeStringField(1, kind), null));
        pbf.writeVarintField(5, EXTENT);
      },
      null,
    );
  }
  return pbf.finish();
}

function writeFeature(pbf: PbfWriter, { ring, type }: ArchiveFeature, value: number): void {
  const zigzag = (number: number) => (number << 1) ^ (number >> 31);
  let [atX, atY] = [0, 0];
  const step = ([x, y]: readonly [number, number]) => {
    const moves = [zigzag(x - atX), zigzag(y - atY)];
    [atX, atY] = [x, y];
    return moves;
  };
  const [first = [0, 0], ...others] = ring;
  const commands = [9, ...step(first), (others.length << 3) | 2, ...others.flatMap(step)];
  pbf.writeBytesField(2, varints([0, value]));
  pbf.writeVarintField(3, type === 'polygon' ? 3 : 2);
  pbf.writeBytesField(4, varints(type === 'polygon' ? [...commands, 15] : commands));
}
