import type { ImageText } from '../types/image';

export const houseSarriaGardenImages = {
  'bedroom-patio-sage': {
    alt: {
      en: 'Pale green bedroom with a slatted headboard and a glass wall onto a courtyard of plants',
      es: 'Dormitorio verde pálido con cabecero de listones y una cristalera a un patio lleno de plantas',
    },
  },
  'living-loquat': {
    alt: {
      en: 'Living room with a marble fireplace, dark boards and three arched doors onto the garden',
      es: 'Salón con chimenea de mármol, suelo de madera oscura y tres puertas de arco al jardín',
    },
  },
  'sarria-house': {
    alt: {
      en: 'Cream town house with a small tower in Sarrià, behind a garden wall and cypresses',
      es: 'Casa color crema con torreón en Sarrià, tras un muro de jardín y cipreses',
    },
  },
} as const satisfies Record<string, ImageText>;
