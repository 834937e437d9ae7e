import { readFileSync } from 'node:fs';
import path from 'node:path';
import { articleRewrites } from './article-rewrites';
import { articleParameters } from './article-parameters';

// Next reads the matcher without running the file: it has to stand there word by word.
const middleware = readFileSync(path.join(process.cwd(), 'middleware.ts'), 'utf8');

it.each(articleParameters)('%s makes the blog be rendered for the request, with the nonce of the middleware', (key) => {
  expect(articleRewrites).toContainEqual({
    source: '/:locale/blog',
    has: [{ type: 'query', key }],
    destination: '/:locale/blog/filtered',
  });
  expect(middleware).toContain(`{ source: '/(en|es)/blog', has: [{ type: 'query', key: '${key}' }] }`);
});

it('lets no other parameter through to the middleware', () => {
  expect(middleware.match(/source: '\/\(en\|es\)\/blog',/g)).toHaveLength(articleParameters.length);
});
