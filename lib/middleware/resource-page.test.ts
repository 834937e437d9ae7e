import { articleIds } from '@/content/articles/ids';
import { guides } from '@/content/guides';
import { indexedRoutes } from '@/lib/i18n/routes';
import { resourceDetour } from './resource-page';

const toolNames = indexedRoutes.flatMap((path) => /^\/herramientas\/(.+)$/.exec(path)?.[1] ?? []);

it('leads from the name of each guide, article and tool to its page', () => {
  expect(toolNames.length).toBeGreaterThan(0);
  for (const { id } of guides) {
    expect(resourceDetour(`/es/recursos/${id}`)).toBe(`/es/guias/${id}`);
    expect(resourceDetour(`/en/recursos/guias/${id}`)).toBe(`/en/guias/${id}`);
  }
  for (const id of articleIds) {
    expect(resourceDetour(`/es/recursos/${id}`)).toBe(`/es/blog/${id}`);
    expect(resourceDetour(`/en/recursos/blog/${id}`)).toBe(`/en/blog/${id}`);
  }
  for (const name of toolNames) {
    expect(resourceDetour(`/es/recursos/${name}`)).toBe(`/es/herramientas/${name}`);
    expect(resourceDetour(`/en/recursos/herramientas/${name}`)).toBe(`/en/herramientas/${name}`);
  }
  expect(resourceDetour('/en/recursos/faq')).toBe('/en/faq');
});

it.each([
  '/es/recursos',
  '/recursos/comprar',
  '/fr/recursos/comprar',
  '/es/recursos/no-such-name',
  '/es/recursos/guias/no-such-guide',
  '/es/recursos/blog/comprar',
  '/es/recursos/guias/faq',
  '/es/recursos/guias/comprar/more',
  '/es/recursos/__proto__',
  '/es/recursos/login',
  '/es/recursos//evil.example',
])('%s leads nowhere', (path) => expect(resourceDetour(path)).toBeNull());
