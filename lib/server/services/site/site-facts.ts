import 'server-only';
import { authorName, type Actor } from '@/lib/access/actor';
import { changeCatalogue } from '@/lib/server/data/listings/catalogue-version';
import {
  addFactVersion,
  findFactVersion,
  listCurrentFacts,
  listFactVersions,
  type StoredFact,
} from '@/lib/server/data/site/site-facts';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import { contentFacts } from '@/lib/site/content-facts';
import { applyStoredFact } from '@/lib/site/facts/apply-fact';
import { factKeys, type FactKey, type FactValue } from '@/lib/site/facts/fact-schemas';
import { factValue } from '@/lib/site/facts/fact-value';

type FactState = Readonly<{ key: FactKey; changed: Pick<StoredFact, 'author' | 'createdAt'> | null }>;

type FactPage<Key extends FactKey> = Readonly<{
  /** Sent with the form; 0 before the first change. */
  version: number;
  value: FactValue<Key>;
  isDefault: boolean;
  versions: readonly StoredFact[];
}>;

/** `conflict`: another change was saved meanwhile. */
type ChangeResult = Readonly<{ status: 'done' } | { status: 'conflict'; version: number } | { status: 'gone' }>;

export async function listFacts(actor: Actor): Promise<readonly FactState[]> {
  requireRight(actor, 'site.edit');
  const stored = new Map((await listCurrentFacts()).map((fact) => [fact.key, fact]));
  return factKeys.map((key) => ({ key, changed: stored.get(key) ?? null }));
}

/**
 * Replaces an invalid stored value by the default of content/.
 * @throws RightError
 */
export async function readFact<Key extends FactKey>(actor: Actor, key: Key): Promise<FactPage<Key>> {
  requireRight(actor, 'site.edit');
  const versions = await listFactVersions(key);
  const [current] = versions;
  const facts = current?.value ? applyStoredFact(contentFacts, key, current.value) : null;
  return {
    version: current?.version ?? 0,
    value: factValue(key, facts ?? contentFacts),
    isDefault: facts === null,
    versions,
  };
}

/**
 * Changes a fact read at `version`; visible within two seconds.
 * @throws RightError
 */
export async function changeFact<Key extends FactKey>(
  actor: Actor,
  key: Key,
  value: FactValue<Key>,
  version: number,
): Promise<ChangeResult> {
  return withRight(actor, 'site.edit', { kind: 'site', id: key }, async (record) => {
    const result = await addVersion(actor, key, value, version);
    if (result.status === 'done')
      await record('siteFactChanged', { before: { version }, after: { version: version + 1 } });
    return result;
  });
}

/**
 * Restores an earlier version as a new one; `earlier` 0 is the default. `version`: the one that the page showed.
 * @throws RightError
 */
export async function revertFact(actor: Actor, key: FactKey, earlier: number, version: number): Promise<ChangeResult> {
  return withRight(actor, 'site.edit', { kind: 'site', id: key }, async (record) => {
    const found = earlier === 0 ? null : await findFactVersion(key, earlier);
    if (earlier !== 0 && !found) return { status: 'gone' };
    const result = await addVersion(actor, key, found?.value ?? null, version);
    if (result.status === 'done')
      await record('siteFactTakenBack', { before: { version }, after: { version: earlier } });
    return result;
  });
}

async function addVersion(
  actor: Actor,
  key: FactKey,
  value: Readonly<Record<string, unknown>> | null,
  version: number,
): Promise<ChangeResult> {
  let result: ChangeResult = { status: 'done' };
  await changeCatalogue(async () => {
    const [current] = await listFactVersions(key);
    const stands = current?.version ?? 0;
    if (stands !== version) result = { status: 'conflict', version: stands };
    else await addFactVersion({ key, version: version + 1, value, author: authorName(actor) });
    return result.status === 'done';
  });
  return result;
}
