import 'server-only';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { processState } from '@/lib/env/process-state';
import { locales, type Locale } from '@/lib/i18n/locales';
import { currentCatalogue, type Catalogue } from '@/lib/listings/catalogue/catalogue';
import { isCatalogueRead } from '@/lib/listings/catalogue/listing-ids';
import {
  beginParticulars,
  deleteParticulars,
  listParticulars,
  noteStored,
  type StoredParticulars,
} from '@/lib/server/data/listings/particulars';
import { log } from '@/lib/server/log';
import { renderParticulars } from '@/lib/server/pdf/particulars/render-particulars';
import { getStorage } from '@/lib/server/storage/get-storage';
import { particularsKey } from '@/lib/server/storage/particulars-files';
import type { Listing } from '@/content/types/listing';
import { particularsVersion, viewParticulars } from './particulars-version';
import sharp from 'sharp';
import { listingImages } from '@/lib/listings/images/listing-images';
import { PARTICULARS_IMAGES } from '@/lib/listings/particulars/particulars-view';
import { readShownImage } from '@/lib/server/services/images/read-shown-image';
import { printedPlaceImage } from '@/lib/server/services/map/frame-image';

/** Pixels at 200 dpi; the aspect ratio limits cropping. */
const COVER = { width: 960, height: 600 };
const OTHERS = { width: 480, height: 300 };
const QUALITY = 80;

/** Returns JPEG files by image name: PDF does not support WebP. */
async function particularsImages(listing: Listing): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const { focus, name } of listingImages(listing, locales[0]).slice(0, PARTICULARS_IMAGES)) {
    const bytes = await readShownImage(name, '960.webp');
    if (!bytes) continue;
    const size = files.size === 0 ? COVER : OTHERS;
    const image = sharp(bytes).resize({ ...size, fit: 'cover', position: focus });
    files.set(name, await image.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer());
  }
  return files;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Listings per run and the pause between them, to leave processor time for page requests. */
const AT_MOST = 20;
const PAUSE_MS = 1_000;

type State = { isRunning: boolean; checked: Catalogue | null; checkedAt: number };

const state = processState<State>('particulars', () => ({ isRunning: false, checked: null, checkedAt: 0 }));

type Wanted = Readonly<{ listing: Listing; files: readonly Readonly<{ hash: string; locale: Locale }>[] }>;

/** Also removes obsolete files. Safe in several instances. */
export async function makeParticulars(pauseMs = PAUSE_MS): Promise<void> {
  const catalogue = currentCatalogue();
  const isChecked = state.checked === catalogue && Date.now() - state.checkedAt < HOUR_MS;
  if (state.isRunning || isChecked || !isCatalogueRead()) return;
  state.isRunning = true;
  try {
    const rows = await listParticulars();
    const wanted = await listWanted(catalogue);
    await removeOthers(catalogue, rows, wanted);
    const stored = new Set(rows.flatMap(({ hash, storedAt }) => (storedAt ? [hash] : [])));
    const lacking = wanted.filter(({ files }) => files.some(({ hash }) => !stored.has(hash)));
    for (const { files, listing } of lacking.slice(0, AT_MOST)) {
      if (!(await makeFiles(listing, files))) return;
      await pause(pauseMs);
    }
    if (lacking.length === 0) Object.assign(state, { checked: catalogue, checkedAt: Date.now() });
  } finally {
    state.isRunning = false;
  }
}

async function listWanted({ listings }: Catalogue): Promise<readonly Wanted[]> {
  const wanted: Wanted[] = [];
  for (const listing of listings) {
    wanted.push({ listing, files: locales.map((locale) => ({ locale, hash: particularsVersion(listing, locale) })) });
    await nextTurn();
  }
  return wanted;
}

/** Keeps files of the last day: instances of another release may use them. */
async function removeOthers(
  { byId }: Catalogue,
  rows: readonly StoredParticulars[],
  wanted: readonly Wanted[],
): Promise<void> {
  const hashes = new Set(wanted.flatMap(({ files }) => files.map(({ hash }) => hash)));
  for (const { begunAt, hash, listingId } of rows) {
    if (hashes.has(hash) || (byId.has(listingId) && Date.now() - begunAt.getTime() < DAY_MS)) continue;
    await getStorage().remove(particularsKey(hash));
    await deleteParticulars(hash);
  }
}

/** Returns false on failure; other listings continue in the next run. */
async function makeFiles(listing: Listing, files: Wanted['files']): Promise<boolean> {
  try {
    const begun: Wanted['files'][number][] = [];
    for (const file of files) if (await beginParticulars(file.hash, listing.id)) begun.push(file);
    if (begun.length === 0) return true;
    const images = await particularsImages(listing);
    let map: Buffer | null = null;
    for (const { hash, locale } of begun) {
      const view = viewParticulars(listing, locale);
      map ??= view.place && (await printedPlaceImage(view.place.at));
      await getStorage().put(particularsKey(hash), await renderParticulars(view, images, map));
      await noteStored(hash);
    }
    return true;
  } catch (error) {
    log.warn({ err: error, reference: listing.reference }, 'particulars could not be made, and will be tried again');
    return false;
  }
}
