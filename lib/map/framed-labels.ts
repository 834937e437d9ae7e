import { labelsWithin } from './labels';
import { boundsOf, framed, type MapFrame } from './map-frame';

/** A name in CSS pixels from the corner of its frame. */
export type FramedLabel = Readonly<{ x: number; y: number; text: string; kind: string }>;

/** Names on all that a frame shows; those that matter most first. */
export function framedLabels(frame: MapFrame): readonly FramedLabel[] {
  return labelsWithin(boundsOf(frame, frame), frame.zoom).map(({ at, kind, text }) => {
    const [x, y] = framed(frame, at);
    return { x, y, text, kind };
  });
}
