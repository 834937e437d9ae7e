/** The query parameters of the blog, in the order links write them. Imports nothing: next.config reads it. */
export const articleParameters = ['q', 'category', 'subject', 'page'] as const;

export type ArticleParameter = (typeof articleParameters)[number];
