import 'server-only';
import sharp from 'sharp';
import { processState } from '@/lib/env/process-state';
import { listWithoutLook, setLook } from '@/lib/server/data/listings/image-looks';
import { lookHashOf } from './look-hash';
import { readShownImage } from './read-shown-image';

const AT_ONCE = 50;

const state = processState('filled-looks', () => ({ last: '' }));

/** Computes missing look hashes, one batch per call. */
export async function fillLooks(): Promise<void> {
  const names = await listWithoutLook(state.last, AT_ONCE);
  for (const name of names) {
    state.last = name;
    const bytes = await readShownImage(name, '960.webp');
    const look = bytes && (await lookHashOf(sharp(bytes)).catch(() => null));
    if (look) await setLook(name, look);
  }
}
