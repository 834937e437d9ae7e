/** In the order links use. No imports: next.config reads it. */
export const articleParameters = ['q', 'category', 'subject', 'page'] as const;

export type ArticleParameter = (typeof articleParameters)[number];
