import { openToolIn } from './open-tool';

it.each([
  ['/herramientas/valoracion', '/herramientas/valoracion'],
  ['/es/herramientas/valoracion', '/herramientas/valoracion'],
  ['/en/herramientas/calculadora-hipoteca?price=300000#result', '/herramientas/calculadora-hipoteca?price=300000'],
])('finds the tool of %s', (path, tool) => expect(openToolIn(path)).toBe(tool));

it.each(['/', '/dashboard', '/en/dashboard', '/herramientas', '/herramientas/other', '/herramientas/valoracion/x'])(
  'finds none in %s',
  (path) => expect(openToolIn(path)).toBeNull(),
);
