import { plotOutlines } from '@/content/plot-outlines';
import type { Listing } from '@/content/types/listing';
import type { PlotOutline } from '@/content/types/plot-outline';

/** Decimetres, as the drawing. */
export type PlotPlanView = Readonly<{
  /** m2. */
  area: number;
  points: string;
  width: number;
  height: number;
  middle: Readonly<{ x: number; y: number }>;
  /** `turn`: degrees. */
  sides: readonly Readonly<{ x: number; y: number; turn: number; metres: number }>[];
}>;

export const PLOT_MARGIN = 60;
const LABEL_DISTANCE = 18;

/** Null without an outline, or when its area is not the listing's. */
export function plotPlanView(
  { id, plotArea }: Pick<Listing, 'id' | 'plotArea'>,
  outlines: Readonly<Record<string, PlotOutline>> = plotOutlines,
): PlotPlanView | null {
  const outline = outlines[id];
  if (!outline || plotArea === null || Math.abs(areaOf(outline) - plotArea) > 1) return null;
  const [left, top] = [Math.min(...outline.map(([x]) => x)), Math.min(...outline.map(([, y]) => y))];
  const place = (metres: number, least: number) => Math.round((metres - least) * 10) + PLOT_MARGIN;
  const corners = outline.map(([x, y]) => ({ x: place(x, left), y: place(y, top) }));
  const middle = {
    x: Math.round(corners.reduce((sum, { x }) => sum + x, 0) / corners.length),
    y: Math.round(corners.reduce((sum, { y }) => sum + y, 0) / corners.length),
  };
  return {
    area: plotArea,
    points: corners.map(({ x, y }) => `${x},${y}`).join(' '),
    width: Math.max(...corners.map(({ x }) => x)) + PLOT_MARGIN,
    height: Math.max(...corners.map(({ y }) => y)) + PLOT_MARGIN,
    middle,
    sides: corners.map((corner, index) => {
      const end = corners[(index + 1) % corners.length] ?? corner;
      const [x, y] = [(corner.x + end.x) / 2, (corner.y + end.y) / 2];
      const reach = Math.hypot(x - middle.x, y - middle.y);
      const angle = (Math.atan2(end.y - corner.y, end.x - corner.x) * 180) / Math.PI;
      return {
        x: Math.round(x + ((x - middle.x) / reach) * LABEL_DISTANCE),
        y: Math.round(y + ((y - middle.y) / reach) * LABEL_DISTANCE),
        // Never upside down
        turn: Math.round(angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle),
        metres: Math.round(Math.hypot(end.x - corner.x, end.y - corner.y)) / 10,
      };
    }),
  };
}

function areaOf(outline: PlotOutline): number {
  const twice = outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
