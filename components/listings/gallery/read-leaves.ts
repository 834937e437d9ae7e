export type LeafPart = 'outside' | 'rooms' | 'plan' | 'video';

export type Leaf = Readonly<{ part: LeafPart }> & Content;

type Content =
  | Readonly<{
      kind: 'image';
      caption: string;
      sources: string;
      fallback: string;
      alt: string;
      width: number;
      height: number;
      note: string;
    }>
  | Readonly<{ kind: 'plan'; caption: string; drawing: Element }>
  | Readonly<{ kind: 'video'; caption: string; src: string }>;

/** Reads the DOM, so that no data is sent twice. */
export function readLeaves(container: HTMLElement | null): readonly Leaf[] {
  const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
  const images = [...(container?.querySelectorAll<HTMLAnchorElement>('a[data-leaf="image"]') ?? [])].flatMap(
    (link): Leaf[] => {
      const image = link.querySelector('img');
      if (!image) return [];
      return [
        {
          kind: 'image',
          part: link.dataset.part === 'rooms' || link.dataset.part === 'plan' ? link.dataset.part : 'outside',
          caption: textOf(link.parentElement?.querySelector('[data-caption]')),
          sources: link.querySelector('source')?.srcset ?? '',
          fallback: image.getAttribute('src') ?? '',
          alt: image.alt,
          width: Number(image.getAttribute('width')),
          height: Number(image.getAttribute('height')),
          note: textOf(link.querySelector('span')),
        },
      ];
    },
  );
  const drawings = [...document.querySelectorAll('#rooms svg[role="img"]')].filter((svg) => !svg.closest('[popover]'));
  const plans = drawings.map((drawing): Leaf => {
    return { kind: 'plan', part: 'plan', caption: drawing.getAttribute('aria-label') ?? '', drawing };
  });
  const videos = [...(container?.querySelectorAll<HTMLAnchorElement>('a[data-leaf="video"]') ?? [])].map(
    (link): Leaf => ({ kind: 'video', part: 'video', caption: textOf(link), src: link.href }),
  );
  return [...images, ...plans, ...videos];
}
