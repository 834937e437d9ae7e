import { foldText } from './fold-text';

export function slugify(text: string): string {
  return foldText(text).replaceAll(' ', '-');
}
