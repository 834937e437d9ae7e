import type { ImageText } from '../types/image';

export const houseVirreinaGraciaImages = {
  'gracia-sage': {
    alt: {
      en: 'Low sage-green house in Gràcia with brown shutters and café tables below',
      es: 'Casa baja de Gràcia, verde salvia, con contraventanas marrones y mesas de café',
    },
  },
  'kitchen-terracotta': {
    alt: {
      en: 'Kitchen with terracotta cupboards, an island, a long table and a star-patterned floor under beams',
      es: 'Cocina con muebles de color teja, isla, mesa larga y suelo de estrellas bajo las vigas',
    },
  },
  'living-virreina': {
    alt: {
      en: 'Living room with a fireplace, an arched mirror, beams, patterned tiles and two balconies',
      es: 'Salón con chimenea, espejo de arco, vigas, suelo hidráulico y dos balcones',
    },
  },
  'roof-virreina': {
    alt: {
      en: 'Roof terrace of red tiles with a washing line and, beside it, the bell tower of the square',
      es: 'Azotea de baldosa roja con la ropa tendida y, al lado, el campanario de la plaza',
    },
  },
} as const satisfies Record<string, ImageText>;
