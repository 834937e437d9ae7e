import 'server-only';
import { oldFigures, type DatedFigure } from '@/lib/costs/dated-figures';
import { speakOf, type Finding } from './finding';

export function examineDatedFigures(old: readonly DatedFigure[] = oldFigures(new Date())): Finding {
  const figures = speakOf('Figures');
  return old.length > 0
    ? figures.advice(
        `Over three months old, check them in content: ${old.map(({ name, asOf }) => `${name} (${asOf})`).join(', ')}.`,
      )
    : figures.good('All dated figures are of the last three months.');
}
