import 'server-only';
import { processState } from '@/lib/env/process-state';
import { setArticleIds } from '@/lib/listings/catalogue/detail-ids';
import { listWrittenArticles, type WrittenArticle } from '@/lib/server/data/site/articles';
import { findStoredImages } from '@/lib/server/data/listings/images';
import { listFileLevels } from '@/lib/server/data/site/file-levels';
import { listWrittenQuestions, type WrittenQuestion } from '@/lib/server/data/site/questions';
import { listCurrentFacts, type StoredFact } from '@/lib/server/data/site/site-facts';
import { log } from '@/lib/server/log';
import { contentFacts, type SiteFacts } from '@/lib/site/content-facts';
import { applyStoredFact } from '@/lib/site/facts/apply-fact';
import { isFactKey } from '@/lib/site/facts/fact-schemas';
import { setFileLevels } from '@/lib/site/price-levels';
import { withoutSamples } from '@/lib/site/samples';
import { setSiteFacts } from '@/lib/site/site-facts';
import { addStoredImages, findStoredImage } from '@/lib/site/stored-images';
import { lawDay } from '@/lib/listings/law/law-day';
import { setDeskWriting, type DeskArticle, type DeskWriting } from '@/lib/writing/desk-writing';
import { imagesIn } from '@/lib/writing/markdown';
import { storedArticle, storedQuestion } from '@/lib/writing/written-texts';
import type { IsoDate } from '@/content/types/common';

const state = processState('site-loaded', () => ({ known: '[]' }));

/** Omits and logs invalid entries, so that no page breaks. Returns whether visitors see a change. */
export async function loadSite(): Promise<boolean> {
  const facts = await listCurrentFacts();
  const levels = await listFileLevels();
  const articles = await listWrittenArticles();
  const questions = (await listWrittenQuestions()).filter(({ publishedAt }) => publishedAt !== null);
  const published = articles.filter(({ publishedAt }) => publishedAt !== null);
  const withdrawn = articles.filter(({ publishedAt, withdrawnAt }) => publishedAt === null && withdrawnAt !== null);
  const known = JSON.stringify([
    ...facts.map(({ key, value, version }) => [key, version, value === null]),
    ...[...published, ...withdrawn].map(({ editVersion, id, publishedAt }) => [id, editVersion, publishedAt]),
    ...questions.map(({ editVersion, id, position }) => [id, editVersion, position]),
    ...levels.map(({ place, price, quarter, source }) => [place, price, quarter, source]),
  ]);
  if (known === state.known) return false;
  const writing = {
    articles: published.flatMap((article) => readArticle(article) ?? []),
    questions: { es: questionsIn(questions, 'es'), en: questionsIn(questions, 'en') },
  };
  const shown = factsOf(facts);
  await loadImages(shown, writing);
  setSiteFacts(shown);
  setFileLevels(levels);
  setDeskWriting(writing);
  setArticleIds(
    writing.articles.map(({ id }) => id),
    withdrawn.map(({ id }) => id),
  );
  state.known = known;
  return true;
}

function factsOf(stored: readonly StoredFact[]): SiteFacts | null {
  const changed = stored.filter(({ value }) => value !== null);
  if (changed.length === 0) return null;
  const shown = changed.reduce<SiteFacts>((facts, { key, value, version }) => {
    const applied = isFactKey(key) ? applyStoredFact(facts, key, value) : null;
    if (!applied) log.warn({ key, version }, 'a stored site fact is not valid: that of content/ is shown');
    return applied ?? facts;
  }, contentFacts);
  return shown.areSamplesHidden ? withoutSamples(shown) : shown;
}

function readArticle({ data, id, publishedAt, updatedAt }: WrittenArticle): DeskArticle | null {
  const parsed = storedArticle.safeParse(data);
  if (!parsed.success || publishedAt === null) {
    log.warn({ article: id }, 'a stored article is not valid: it is not shown');
    return null;
  }
  const { areas, author, category, excerpt, html, image, imageAlt, subjects, title } = parsed.data;
  const textIn = (locale: 'es' | 'en') => ({
    title: title[locale],
    excerpt: excerpt[locale],
    fullContent: html[locale],
    imageAlt: imageAlt[locale],
  });
  const [date, updated] = [lawDay(publishedAt), lawDay(updatedAt)] as IsoDate[];
  return {
    id,
    areas,
    author,
    category,
    subjects,
    date: date as IsoDate,
    ...(updated !== undefined && updated !== date && { updated }),
    image: image === '' ? DEFAULT_IMAGE : image,
    searchTitle: { es: shortTitle(title.es), en: shortTitle(title.en) },
    text: { es: textIn('es'), en: textIn('en') },
  };
}

const DEFAULT_IMAGE = 'blog-market';
const SEARCH_TITLE = 60;

const shortTitle = (title: string): string =>
  title.length <= SEARCH_TITLE ? title : `${title.slice(0, SEARCH_TITLE - 1).replace(/\s+\S*$/, '')}…`;

function questionsIn(questions: readonly WrittenQuestion[], locale: 'es' | 'en'): DeskWriting['questions']['es'] {
  return questions.flatMap(({ data, id }) => {
    const parsed = storedQuestion.safeParse(data);
    if (!parsed.success) log.warn({ question: id }, 'a stored question is not valid: it is not shown');
    return parsed.success ? [{ id, question: parsed.data.question[locale], answer: parsed.data.html[locale] }] : [];
  });
}

async function loadImages(facts: SiteFacts | null, { articles }: DeskWriting): Promise<void> {
  const names = [
    ...(facts?.team.es.flatMap(({ portrait }) => portrait ?? []) ?? []),
    ...articles.flatMap(({ image, text }) => [
      image,
      ...imagesIn(text.es.fullContent),
      ...imagesIn(text.en.fullContent),
    ]),
  ];
  const unknown = new Set(names.filter((name) => !findStoredImage(name)));
  if (unknown.size > 0) addStoredImages(await findStoredImages([...unknown]));
}
