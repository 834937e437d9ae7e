import type { ImageText } from '@/content/types/picture';

export const houseCabanyalValenciaPictures = {
  'bedroom-cabanyal': {
    alt: {
      en: 'Bedroom under beams with two green French windows on the street and a floor of flowered tiles',
      es: 'Dormitorio bajo las vigas con dos balconeras verdes a la calle y suelo hidráulico de flores',
    },
  },
  'kitchen-blue': {
    alt: {
      en: 'Blue kitchen open to the dining room, with cement tiles and exposed beams',
      es: 'Cocina azul abierta al comedor, con suelo hidráulico y vigas vistas',
    },
  },
  'patio-lemon': {
    alt: {
      en: 'Patio with a lemon tree, green and white tiles, a table for two and a glazed door',
      es: 'Patio con limonero, azulejo verde y blanco, una mesa para dos y una puerta acristalada',
    },
  },
  'valencia-street': {
    alt: {
      en: 'Street in València with turquoise, yellow and terracotta fronts under striped awnings',
      es: 'Calle de València con fachadas turquesa, amarillas y terracota sobre toldos de rayas',
    },
  },
} as const satisfies Record<string, ImageText>;
