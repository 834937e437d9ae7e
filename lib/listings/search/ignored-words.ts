import { oneLine, single, type Query } from '@/lib/text/query';

/** Parameter of a list: words of a search that no filter stands for and no listing has. The list says them. */
export const IGNORED_WORDS = 'ignored';

const MAX_LENGTH = 100;

/** `''` for none. */
export const readIgnoredWords = (query: Query): string => oneLine(single(query, IGNORED_WORDS), MAX_LENGTH);
