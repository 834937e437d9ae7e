import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { imports } from '@/lib/server/db/schema';
import { asDto } from '@/lib/server/data/core/dto';
import type { StoredImport } from './imports';
import { withDb } from '@/lib/server/data/core/transaction';

const leasedFor = (seconds: number) =>
  sql`jsonb_build_object('leasedUntil', now() + make_interval(secs => ${seconds}))`;

export async function queueImages(id: string): Promise<void> {
  await withDb((db) =>
    db
      .update(imports)
      .set({ kind: 'photographs', settings: {}, createdAt: sql`now()` })
      .where(eq(imports.id, id)),
  );
}

/** Null when none is due. */
export async function leaseImages(seconds: number): Promise<StoredImport | null> {
  const due = sql`(
    select id from ${imports}
    where kind = 'photographs' and not settings ? 'fetched'
      and coalesce((settings->>'leasedUntil')::timestamptz, now()) <= now()
    order by created_at limit 1 for update skip locked)`;
  const [row] = await withDb((db) =>
    db
      .update(imports)
      .set({ settings: leasedFor(seconds) })
      .where(sql`${imports.id} = ${due}`)
      .returning(),
  );
  return row ? asDto<StoredImport>(row) : null;
}

export async function renewImages(id: string, seconds: number): Promise<void> {
  await withDb((db) =>
    db
      .update(imports)
      .set({ settings: leasedFor(seconds) })
      .where(and(eq(imports.id, id), eq(imports.kind, 'photographs'))),
  );
}

export async function completeImages(id: string): Promise<void> {
  await withDb((db) =>
    db
      .update(imports)
      .set({ settings: { fetched: 'yes' } })
      .where(eq(imports.id, id)),
  );
}
