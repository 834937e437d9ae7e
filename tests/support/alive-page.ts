import type { Page } from '@playwright/test';
import { untilAlive } from './page-checks';

/** `goto` and `reload` wait for hydration. Tests of the state before use `waitUntil: 'commit'`. */
export function alivePage(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const isPage = (type = '') => type.startsWith('text/html');
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil !== 'commit' && isPage(answer?.headers()['content-type'])) await untilAlive(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (isPage(answer?.headers()['content-type'])) await untilAlive(page);
    return answer;
  };
  return page;
}
