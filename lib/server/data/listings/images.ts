import 'server-only';
import { createHash } from 'node:crypto';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { imageSources, storedImages } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { isAmong } from '@/lib/server/data/core/is-among';
import { withDb } from '@/lib/server/data/core/transaction';

export type StoredImage = Dto<
  'StoredImage',
  {
    id: string;
    width: number;
    height: number;
    widths: readonly number[];
    tone: string;
  }
>;

export type ImageSource = Dto<
  'ImageSource',
  { url: string; imageId: string | null; problem: string | null; attempts: number; fetchedAt: Date }
>;

export type FileMark = Readonly<{ etag: string; bytes: number }>;

/** Does not overwrite an existing image. */
export async function addStoredImage(image: Omit<typeof storedImages.$inferInsert, 'createdAt'>): Promise<void> {
  await withDb((db) => db.insert(storedImages).values(image).onConflictDoNothing());
}

export async function findStoredImages(ids: readonly string[]): Promise<readonly StoredImage[]> {
  const rows = await withDb((db) => db.select().from(storedImages).where(isAmong(storedImages.id, ids)));
  return rows.map(({ id, width, height, widths, tone }) => asDto<StoredImage>({ id, width, height, widths, tone }));
}

export async function listStoredImages(): Promise<readonly StoredImage[]> {
  const rows = await withDb((db) => db.select().from(storedImages).orderBy(asc(storedImages.createdAt)));
  return rows.map(({ id, width, height, widths, tone }) => asDto<StoredImage>({ id, width, height, widths, tone }));
}

export async function findImageSources(urls: readonly string[]): Promise<readonly ImageSource[]> {
  const addresses = new Map(urls.map((url) => [keyOf(url), url]));
  const rows = await withDb((db) =>
    db
      .select()
      .from(imageSources)
      .where(isAmong(imageSources.url, [...addresses.keys()])),
  );
  return rows.map((row) => asDto<ImageSource>({ ...row, url: addresses.get(row.url) ?? row.url }));
}

/** Matches an address that differs only by its query, with the same mark. */
export async function findImageTwin(url: string, { bytes, etag }: FileMark): Promise<string | null> {
  const [row] = await withDb((db) =>
    db
      .select({ imageId: imageSources.imageId })
      .from(imageSources)
      .where(
        and(
          eq(imageSources.pathHash, pathHashOf(url)),
          eq(imageSources.etag, etag),
          eq(imageSources.bytes, bytes),
          isNotNull(imageSources.imageId),
        ),
      )
      .limit(1),
  );
  return row?.imageId ?? null;
}

export async function storeImageSource(
  source: Pick<ImageSource, 'url' | 'imageId' | 'problem'>,
  mark: FileMark | null,
): Promise<void> {
  const { bytes = null, etag = null } = mark ?? {};
  await withDb((db) =>
    db
      .insert(imageSources)
      .values({ ...source, url: keyOf(source.url), pathHash: pathHashOf(source.url), bytes, etag })
      .onConflictDoUpdate({
        target: imageSources.url,
        set: {
          imageId: sql`excluded.image_id`,
          problem: sql`excluded.problem`,
          pathHash: sql`excluded.path_hash`,
          etag: sql`excluded.etag`,
          bytes: sql`excluded.bytes`,
          attempts: sql`${imageSources.attempts} + 1`,
          fetchedAt: sql`now()`,
        },
      }),
  );
}

/** Hashes addresses with a user, query or fragment, which may contain secrets. */
const keyOf = (url: string) => (/[?#]|^[^/]*:\/\/[^/]*@/.test(url) ? `sha256:${sha256(url)}` : url);

const pathHashOf = (url: string) => sha256(url.replace(/[?#].*$/s, ''));

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
