import type { ImageText } from '../types/image';

export const apartmentDiagonalMarTowerImages = {
  'bathroom-sea': {
    alt: {
      en: 'Bathroom with green tiles, terrazzo and a tub that looks on the sea',
      es: 'Baño con azulejos verdes, terrazo y una bañera con vistas al mar',
    },
  },
  'bedroom-olive': {
    alt: {
      en: 'Bedroom in olive tones with a wall of glass and a terrace on the sea',
      es: 'Dormitorio en tonos oliva con ventanal y terraza al mar',
    },
  },
  'living-seafront': {
    alt: {
      en: 'Light living room with an oak floor and a pale sofa, its terrace high above the beach and the sea',
      es: 'Salón claro con suelo de roble y sofá crudo, con la terraza muy por encima de la playa y el mar',
    },
  },
  'tower-seafront': {
    alt: {
      en: 'Residential tower with waving balconies beside the promenade and the beach',
      es: 'Torre residencial de balcones ondulados junto al paseo marítimo y la playa',
    },
  },
} as const satisfies Record<string, ImageText>;
