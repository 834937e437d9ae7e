/** The tone of a picture, as the site computes it. */
import { SIDE, TONES, toneOf as toneOfPixels } from '../../../lib/site/tone-of.mjs';

/** {tone, colour}; transparent pictures stand on the page ground. */
export async function toneOf(image) {
  const { isOpaque } = await image.clone().stats();
  if (!isOpaque) return { tone: 'limestone', colour: TONES.limestone };
  const pixels = await image.clone().resize(SIDE, SIDE, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return toneOfPixels(pixels);
}
