export function generatedFeed(options: {
  listings: number;
  imageUrl?: string;
  imageFiles?: number;
  imagesEach?: number;
  changed?: number;
}): { xml: string; yaml: string };
