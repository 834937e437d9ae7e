import { withoutLocale, type AppHref } from './href';
import { isTool } from './routes';

/** The tool that a path of this site leads to, with its query, without its language; null for any other page. */
export function openToolIn(path: string): AppHref | null {
  const { pathname, search } = new URL(path, 'http://here.invalid');
  const page = withoutLocale(pathname);
  return isTool(page) ? ((page + search) as AppHref) : null;
}
