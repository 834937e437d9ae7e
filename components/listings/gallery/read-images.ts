export type ViewerImage = Readonly<{
  sources: string;
  fallback: string;
  alt: string;
  width: number;
  height: number;
  /** Declaration of a computer image. */
  note: string;
}>;

/** From the page's DOM, so that nothing is sent twice. */
export function readImages(container: HTMLElement | null): readonly ViewerImage[] {
  return [...(container?.querySelectorAll('a picture') ?? [])].flatMap((element) => {
    const image = element.querySelector('img');
    if (!image) return [];
    return [
      {
        sources: element.querySelector('source')?.srcset ?? '',
        fallback: image.getAttribute('src') ?? '',
        alt: image.alt,
        width: Number(image.getAttribute('width')),
        height: Number(image.getAttribute('height')),
        note: element.closest('a')?.textContent?.trim() ?? '',
      },
    ];
  });
}
