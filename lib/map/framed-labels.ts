import { labelsWithin, type CoveredBox } from './labels';
import { boundsOf, framed, type MapFrame } from './map-frame';

export type FramedLabel = Readonly<{ x: number; y: number; text: string; kind: string }>;

/** `flags`: boxes in pixels of the frame, which names do not cover. */
export function framedLabels(frame: MapFrame, flags: readonly CoveredBox[] = []): readonly FramedLabel[] {
  const inWorld = flags.map((flag) => ({ ...flag, x: flag.x + frame.left, y: flag.y + frame.top }));
  return labelsWithin(boundsOf(frame, frame), frame.zoom, inWorld).map(({ at, kind, moved, text }) => {
    const [x, y] = framed(frame, at);
    return { x, y: y + moved, text, kind };
  });
}
