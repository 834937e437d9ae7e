import { foldText } from './fold-text';

/** `Días 1 a 14: primero el techo` is `dias-1-a-14-primero-el-techo`. */
export function slugify(text: string): string {
  return foldText(text).replaceAll(' ', '-');
}
