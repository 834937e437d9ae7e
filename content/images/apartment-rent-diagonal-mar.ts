import type { ImageText } from '../types/image';

export const apartmentRentDiagonalMarImages = {
  'tower-diagonal-2': {
    alt: {
      en: 'Two waving residential towers above palms, seen from the park',
      es: 'Dos torres residenciales onduladas sobre las palmeras, vistas desde el parque',
    },
  },
} as const satisfies Record<string, ImageText>;
