import { foldText } from './fold-text';

it.each([
  ['Sarrià-Sant Gervasi', 'sarria sant gervasi'],
  ['  Gràcia ', 'gracia'],
  ['Paral·lel', 'parallel'],
  ['Paraŀlel', 'parallel'],
  ['Plaça d’Espanya', 'placa d espanya'],
  ['Blasco Ibáñez', 'blasco ibanez'],
  ['Moraira/Teulada (03724)', 'moraira teulada 03724'],
  ['\u202aGrà\u00adcia\u202c', 'gracia'],
  ['', ''],
  ['¿?!', ''],
])('folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('is idempotent', () => {
  const once = foldText('L’Hospitalet, Baix Llobregat');
  expect(once).toBe('l hospitalet baix llobregat');
  expect(foldText(once)).toBe(once);
});
