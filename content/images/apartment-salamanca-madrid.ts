import type { ImageText } from '../types/image';

export const apartmentSalamancaMadridImages = {
  'bedroom-court': {
    alt: {
      en: 'Quiet bedroom with a slatted oak headboard and one window on the inner court',
      es: 'Dormitorio tranquilo con cabecero de listones de roble y una ventana al patio interior',
    },
  },
  'kitchen-plain': {
    alt: {
      en: 'Pale kitchen with terracotta tiles, an oak island and a table for six',
      es: 'Cocina clara con azulejos de terracota, isla de roble y mesa para seis',
    },
  },
  'living-green': {
    alt: {
      en: 'Classic living room with pale green walls and a green sofa',
      es: 'Salón clásico de paredes verde pálido con un sofá verde',
    },
  },
  'madrid-block': {
    alt: {
      en: 'Brick and cream blocks of flats in Madrid with iron balconies and red awnings',
      es: 'Fincas de ladrillo y crema de Madrid, con balcones de hierro y toldos rojos',
    },
  },
} as const satisfies Record<string, ImageText>;
