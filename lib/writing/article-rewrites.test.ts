import { readFileSync } from 'node:fs';
import path from 'node:path';
import { articleRewrites } from './article-rewrites';
import { articleParameters } from './article-parameters';

// Next parses the matcher statically: it must be literal.
const middleware = readFileSync(path.join(process.cwd(), 'middleware.ts'), 'utf8');

it.each(articleParameters)('%s has the blog rendered per request, with a nonce', (key) => {
  expect(articleRewrites).toContainEqual({
    source: '/:locale/blog',
    has: [{ type: 'query', key }],
    destination: '/:locale/blog/filtered',
  });
  expect(middleware).toContain(`{ source: '/(en|es)/blog', has: [{ type: 'query', key: '${key}' }] }`);
});

it('excludes other parameters from the middleware', () => {
  expect(middleware.match(/source: '\/\(en\|es\)\/blog',/g)).toHaveLength(articleParameters.length);
});
