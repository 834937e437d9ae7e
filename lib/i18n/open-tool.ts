import { withoutLocale, type AppHref } from './href';
import { isTool } from './routes';

export function openToolIn(path: string): AppHref | null {
  const { pathname, search } = new URL(path, 'http://here.invalid');
  const page = withoutLocale(pathname);
  return isTool(page) ? ((page + search) as AppHref) : null;
}
