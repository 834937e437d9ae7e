import type { ImageText } from '../types/image';

export const apartmentGironaEixampleImages = {
  'bathroom-city-green': {
    alt: {
      en: 'Bathroom with a wall of green tiles, a free-standing tub by the window and a terrazzo floor',
      es: 'Baño con una pared de azulejo verde, bañera exenta junto a la ventana y suelo de terrazo',
    },
  },
  'bedroom-tiles': {
    alt: {
      en: 'Bedroom with a floor of flowered cement tiles and two windows onto the inner court',
      es: 'Dormitorio con suelo hidráulico de flores y dos ventanas al patio de manzana',
    },
  },
  'eixample-rose': {
    alt: {
      en: 'Rose-coloured Eixample house with a glazed bay and a curved gable',
      es: 'Finca del Eixample de fachada rosada con tribuna y remate ondulado',
    },
  },
  'living-tiles-rose': {
    alt: {
      en: 'Living room with a rose sofa on patterned tiles and two balcony doors above the plane trees',
      es: 'Salón con sofá rosa sobre suelo hidráulico y dos balconeras por encima de los plátanos',
    },
  },
} as const satisfies Record<string, ImageText>;
