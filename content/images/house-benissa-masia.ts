import type { ImageText } from '../types/image';

export const houseBenissaMasiaImages = {
  'bedroom-clay': {
    alt: {
      en: 'Bedroom with beams, a clay floor and two green windows looking into the trees',
      es: 'Dormitorio con vigas, suelo de barro y dos ventanas verdes entre los árboles',
    },
  },
  'kitchen-clay': {
    alt: {
      en: 'Country kitchen with a clay floor, dark beams, an island and a long table by two windows',
      es: 'Cocina de campo con suelo de barro, vigas oscuras, isla y mesa larga junto a dos ventanas',
    },
  },
  'masia-cypress': {
    alt: {
      en: 'Stone country house with an arched door, a drive of cypresses and lavender',
      es: 'Masía de piedra con portal de arco, camino de cipreses y lavanda',
    },
  },
  'masia-porch': {
    alt: {
      en: 'Table laid out before the arched door of a stone farmhouse, with green shutters and a climbing vine',
      es: 'Mesa ante el portal de arco de una masía de piedra, con contraventanas verdes y una enredadera',
    },
  },
} as const satisfies Record<string, ImageText>;
