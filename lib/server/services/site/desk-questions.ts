import 'server-only';
import { authorName, type Actor } from '@/lib/access/actor';
import { changeCatalogue, changeShown } from '@/lib/server/data/listings/catalogue-version';
import {
  addQuestion,
  changeQuestion,
  findWrittenQuestion,
  listWrittenQuestions,
  orderQuestions,
  type WrittenQuestion,
} from '@/lib/server/data/site/questions';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import { listFaqs } from '@/lib/writing/faqs';
import { idOfTitle, wholeQuestion, type QuestionFields } from '@/lib/writing/written-texts';
import { htmlOf, reserveId, type WriteResult } from './written';

export async function listDeskQuestions(actor: Actor): Promise<readonly WrittenQuestion[]> {
  requireRight(actor, 'site.edit');
  return listWrittenQuestions();
}

export async function readDeskQuestion(actor: Actor, id: string): Promise<WrittenQuestion | null> {
  requireRight(actor, 'site.edit');
  return findWrittenQuestion(id);
}

/**
 * Creates a draft after the others.
 * @throws RightError
 */
export async function createQuestion(actor: Actor, fields: QuestionFields): Promise<string> {
  return withRight(actor, 'site.edit', { kind: 'question', id: '' }, async (record) => {
    const data = { ...fields, html: htmlOf(fields.answer) };
    const taken = new Set(listFaqs('es').map(({ id }) => id));
    const id = await reserveId(
      idOfTitle(fields.question) || 'question',
      async (tried) => !taken.has(tried) && addQuestion({ id: tried, data, author: authorName(actor) }),
    );
    await record('questionSaved', {}, { kind: 'question', id });
    return id;
  });
}

/**
 * Changes a question read at `version`; a published one stays published.
 * @throws RightError
 * @throws ZodError when a question to publish is incomplete.
 */
export async function saveQuestion(
  actor: Actor,
  id: string,
  fields: QuestionFields,
  { publish, version }: Readonly<{ publish: boolean; version: number }>,
): Promise<WriteResult> {
  return withRight(actor, 'site.edit', { kind: 'question', id }, async (record) => {
    const stored = await findWrittenQuestion(id);
    if (!stored) return { status: 'gone' };
    const isShown = publish || stored.publishedAt !== null;
    if (isShown) wholeQuestion.parse(fields);
    const changes = {
      data: { ...fields, html: htmlOf(fields.answer) },
      author: authorName(actor),
      ...(publish && { publishedAt: stored.publishedAt ?? new Date() }),
    };
    const isDone = await changeShown(isShown, () => changeQuestion(id, version, changes));
    if (!isDone) return { status: 'conflict', version: stored.editVersion };
    await record('questionSaved');
    return { status: 'done', id };
  });
}

/**
 * Unpublishes it to a draft.
 * @throws RightError
 */
export async function withdrawQuestion(actor: Actor, id: string): Promise<void> {
  await withRight(actor, 'site.edit', { kind: 'question', id }, async (record) => {
    const stored = await findWrittenQuestion(id);
    if (!stored?.publishedAt) return;
    await changeCatalogue(() =>
      changeQuestion(id, stored.editVersion, { publishedAt: null, author: authorName(actor) }),
    );
    await record('questionWithdrawn');
  });
}

/**
 * Moves a question up by one.
 * @throws RightError
 */
export async function raiseQuestion(actor: Actor, id: string): Promise<void> {
  await withRight(actor, 'site.edit', { kind: 'question', id }, async (record) => {
    await changeCatalogue(async () => {
      const ids = (await listWrittenQuestions()).map((question) => question.id);
      const index = ids.indexOf(id);
      if (index < 1) return false;
      await orderQuestions([...ids.slice(0, index - 1), id, ids[index - 1] ?? id, ...ids.slice(index + 1)]);
      return true;
    });
    await record('questionSaved');
  });
}
