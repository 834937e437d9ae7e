import type { GridPoint, GridStreet, MapPoint, StreetGrid } from '@/content/types/map-plan';
import { contains } from './contains';
import { moved } from './mercator';

export function gridPlace({ angle, origin }: StreetGrid, [along, up]: GridPoint): MapPoint {
  const turn = (angle * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  return moved(origin, along * cosine - up * sine, along * sine + up * cosine);
}

type Block = Readonly<{ outline: readonly MapPoint[]; court: readonly MapPoint[] }>;

const DEPTH = 0.27;

export function gridBlocks(grid: StreetGrid): readonly Block[] {
  return gaps(grid.along, grid.streetWidth).flatMap(([left, right]) =>
    gaps(grid.up, grid.streetWidth)
      .filter(([low, high]) => grid.built.some((outline) => contains(outline, [(left + right) / 2, (low + high) / 2])))
      .map(([low, high]) => ({
        outline: octagon([left, low], [right, high], grid.corner).map((point) => gridPlace(grid, point)),
        court: octagon(
          [left + (right - left) * DEPTH, low + (high - low) * DEPTH],
          [right - (right - left) * DEPTH, high - (high - low) * DEPTH],
          grid.corner / 2,
        ).map((point) => gridPlace(grid, point)),
      })),
  );
}

function gaps(streets: readonly GridStreet[], usual: number): readonly (readonly [number, number])[] {
  return streets.slice(1).map((street, index) => {
    const before = streets[index] ?? street;
    return [before.at + (before.width ?? usual) / 2, street.at - (street.width ?? usual) / 2];
  });
}

function octagon([left, low]: GridPoint, [right, high]: GridPoint, cut: number): readonly GridPoint[] {
  return [
    [left + cut, low],
    [right - cut, low],
    [right, low + cut],
    [right, high - cut],
    [right - cut, high],
    [left + cut, high],
    [left, high - cut],
    [left, low + cut],
  ];
}
