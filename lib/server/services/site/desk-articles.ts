import 'server-only';
import { authorName, type Actor } from '@/lib/access/actor';
import { isArticleId, isWithdrawnArticle } from '@/lib/listings/catalogue/detail-ids';
import {
  addArticle,
  changeArticle,
  findWrittenArticle,
  listWrittenArticles,
  type WrittenArticle,
} from '@/lib/server/data/site/articles';
import { changeShown } from '@/lib/server/data/listings/catalogue-version';
import { findStoredImages } from '@/lib/server/data/listings/images';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import { addStoredImages } from '@/lib/site/stored-images';
import { imagesIn } from '@/lib/writing/markdown';
import { idOfTitle, wholeArticle, type ArticleFields } from '@/lib/writing/written-texts';
import { htmlOf, reserveId, type WriteResult } from './written';

export async function listDeskArticles(actor: Actor): Promise<readonly WrittenArticle[]> {
  requireRight(actor, 'site.edit');
  return listWrittenArticles();
}

export async function readDeskArticle(actor: Actor, id: string): Promise<WrittenArticle | null> {
  requireRight(actor, 'site.edit');
  return findWrittenArticle(id);
}

/**
 * Creates a draft.
 * @throws RightError
 */
export async function createArticle(actor: Actor, fields: ArticleFields): Promise<string> {
  return withRight(actor, 'site.edit', { kind: 'article', id: '' }, async (record) => {
    const data = { ...fields, html: htmlOf(fields.body) };
    const id = await reserveId(
      idOfTitle(fields.title) || 'article',
      async (tried) =>
        !isArticleId(tried) && !isWithdrawnArticle(tried) && addArticle({ id: tried, data, author: authorName(actor) }),
    );
    await record('articleSaved', {}, { kind: 'article', id });
    return id;
  });
}

/**
 * `version`: as read. Visible at once if published. @throws RightError @throws ZodError when an article to publish is
 * incomplete.
 */
export async function saveArticle(
  actor: Actor,
  id: string,
  fields: ArticleFields,
  { publish, version }: Readonly<{ publish: boolean; version: number }>,
): Promise<WriteResult> {
  return withRight(actor, 'site.edit', { kind: 'article', id }, async (record) => {
    const stored = await findWrittenArticle(id);
    if (!stored) return { status: 'gone' };
    const isShown = publish || stored.publishedAt !== null;
    if (isShown) wholeArticle.parse(fields);
    const changes = {
      data: { ...fields, html: htmlOf(fields.body) },
      author: authorName(actor),
      ...(publish && { publishedAt: stored.publishedAt ?? new Date(), withdrawnAt: null }),
    };
    const isDone = await changeShown(isShown, () => changeArticle(id, version, changes));
    if (!isDone) return { status: 'conflict', version: stored.editVersion };
    await record('articleSaved');
    if (publish && stored.publishedAt === null) await record('articlePublished');
    return { status: 'done', id };
  });
}

/**
 * Unpublishes it to a draft.
 * @throws RightError
 */
export async function withdrawArticle(actor: Actor, id: string): Promise<void> {
  await withRight(actor, 'site.edit', { kind: 'article', id }, async (record) => {
    const stored = await findWrittenArticle(id);
    if (!stored?.publishedAt) return;
    const changes = { publishedAt: null, withdrawnAt: new Date(), author: authorName(actor) };
    const isDone = await changeShown(true, () => changeArticle(id, stored.editVersion, changes));
    if (isDone) await record('articleWithdrawn');
  });
}

/**
 * Loads image sizes into memory for a preview.
 * @throws RightError
 */
export async function loadPreviewImages(actor: Actor, { body }: Pick<ArticleFields, 'body'>): Promise<void> {
  requireRight(actor, 'site.edit');
  const { en, es } = htmlOf(body);
  const names = [...imagesIn(es), ...imagesIn(en)];
  if (names.length > 0) addStoredImages(await findStoredImages(names));
}
