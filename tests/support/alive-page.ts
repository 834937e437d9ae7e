import type { Page } from '@playwright/test';
import { untilAlive } from './page-checks';

/** Makes `goto` and `reload` wait for hydration. Use `waitUntil: 'commit'` to test the earlier state. */
export function alivePage(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const isPage = (type = '') => type.startsWith('text/html');
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit' && isPage(response?.headers()['content-type'])) await untilAlive(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (isPage(response?.headers()['content-type'])) await untilAlive(page);
    return response;
  };
  return page;
}
