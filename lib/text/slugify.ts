import { foldText } from './fold-text';

/** A heading as an anchor: `Días 1 a 14: primero el techo` gives `dias-1-a-14-primero-el-techo`. */
export function slugify(text: string): string {
  return foldText(text).replaceAll(' ', '-');
}
