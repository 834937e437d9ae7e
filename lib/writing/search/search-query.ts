import { foldText } from '@/lib/text/fold-text';
import { oneLine } from '@/lib/text/query';

const MAX_LENGTH = 100;

export function readQuery(value: string | readonly string[] | undefined): string {
  if (typeof value !== 'string') return '';
  const short = oneLine(value, MAX_LENGTH);
  return foldText(short) === '' ? '' : short;
}
