/** A picture as it stands in the page. */
export type ViewerImage = Readonly<{
  sources: string;
  fallback: string;
  alt: string;
  width: number;
  height: number;
  /** What stands beside it in its link: that it is made by computer. */
  note: string;
}>;

/** The pictures of the links in an element: the page has them already, so nothing is sent twice. */
export function readImages(container: HTMLElement | null): readonly ViewerImage[] {
  return [...(container?.querySelectorAll('a picture') ?? [])].flatMap((picture) => {
    const image = picture.querySelector('img');
    if (!image) return [];
    return [
      {
        sources: picture.querySelector('source')?.srcset ?? '',
        fallback: image.getAttribute('src') ?? '',
        alt: image.alt,
        width: Number(image.getAttribute('width')),
        height: Number(image.getAttribute('height')),
        note: picture.closest('a')?.textContent?.trim() ?? '',
      },
    ];
  });
}
