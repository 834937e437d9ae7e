import { oneLine, single, type Query } from '@/lib/text/query';

export const IGNORED_WORDS = 'ignored';

const MAX_LENGTH = 100;

export const readIgnoredWords = (query: Query): string => oneLine(single(query, IGNORED_WORDS), MAX_LENGTH);
