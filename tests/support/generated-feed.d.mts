export function generatedFeed(options: {
  homes: number;
  imageUrl?: string;
  imageFiles?: number;
  imagesEach?: number;
  changed?: number;
}): { xml: string; yaml: string };
