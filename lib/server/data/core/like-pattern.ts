import 'server-only';

/** For `like`: anything around these words. */
export const likePattern = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
