import { labelsWithin } from './labels';
import { boundsOf, framed, type MapFrame } from './map-frame';

export type FramedLabel = Readonly<{ x: number; y: number; text: string; kind: string }>;

export function framedLabels(frame: MapFrame): readonly FramedLabel[] {
  return labelsWithin(boundsOf(frame, frame), frame.zoom).map(({ at, kind, text }) => {
    const [x, y] = framed(frame, at);
    return { x, y, text, kind };
  });
}
