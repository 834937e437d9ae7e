import type { FlagLayer } from './flag-layer';

const MARK = 'data-marked';
const LISTING = /\/properties\/([^/?#]+)$/;

export function markList(flags: FlagLayer, box: HTMLElement, signal: AbortSignal): void {
  const list = document.querySelector<HTMLElement>('[data-results]');
  if (!list) return;
  const linkOf = (item: Element) =>
    [...item.querySelectorAll<HTMLAnchorElement>('a[href]')].find(({ pathname }) => LISTING.test(pathname));
  const itemOf = (id: string) =>
    [...list.querySelectorAll('article')].find((item) => linkOf(item)?.pathname.endsWith(`/${id}`));
  const idAt = (target: EventTarget | null): string | undefined => {
    const item = target instanceof Element ? target.closest('article') : null;
    const link = item && linkOf(item);
    return link ? LISTING.exec(link.pathname)?.[1] : undefined;
  };
  const unmark = () => document.querySelectorAll(`[${MARK}]`).forEach((marked) => marked.removeAttribute(MARK));
  const mark = (element: Element | null | undefined) => {
    unmark();
    element?.toggleAttribute(MARK, true);
  };
  const fromList = ({ target }: Event) => mark(flags.elementOf(idAt(target) ?? ''));
  const fromMap = ({ target }: Event) => {
    const flag = target instanceof Element ? target.closest<HTMLElement>('a[data-listing]') : null;
    if (flag) mark(itemOf(flag.dataset.listing ?? ''));
    else unmark();
  };
  for (const type of ['mouseover', 'focusin']) {
    list.addEventListener(type, fromList, { signal });
    box.addEventListener(type, fromMap, { signal });
  }
  signal.addEventListener('abort', unmark);
}
