import type { ArticleCategory, GuideCategory } from '@/content/types/writing';

const categories: Readonly<Record<GuideCategory, readonly ArticleCategory[]>> = {
  buying: ['buying', 'market'],
  selling: ['selling', 'renovation'],
  renting: ['investment', 'design'],
  investment: ['investment', 'market'],
  inspiration: ['design', 'market'],
  legal: ['buying', 'investment'],
};

export function articlesForGuide<A extends Readonly<{ category: ArticleCategory }>>(
  category: GuideCategory,
  articles: readonly A[],
  count: number,
): readonly A[] {
  return categories[category]
    .flatMap((wanted) => articles.filter((article) => article.category === wanted))
    .slice(0, count);
}

export function guidesAfter<G extends Readonly<{ id: string; category: GuideCategory }>>(
  guide: Readonly<{ id: string; category: GuideCategory }>,
  guides: readonly G[],
  count: number,
): readonly G[] {
  const at = guides.findIndex(({ id }) => id === guide.id);
  const others = [...guides.slice(at + 1), ...guides.slice(0, Math.max(0, at))];
  const kin = others.filter(({ category }) => category === guide.category);
  const rest = others.filter(({ category }) => category !== guide.category);
  return [...kin, ...rest].slice(0, count);
}
