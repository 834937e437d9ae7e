import 'server-only';

export const likePattern = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
