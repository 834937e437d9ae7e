import type { ImageText } from '../types/image';

export const apartmentRentGraciaImages = {
  'bathroom-ink': {
    alt: {
      en: 'Bathroom with ivory tiles edged in dark blue, a star-patterned floor and a tub under the window',
      es: 'Baño con azulejo marfil y remate azul oscuro, suelo hidráulico de estrellas y bañera bajo la ventana',
    },
  },
  'bedroom-torrijos': {
    alt: {
      en: 'Bedroom under beams with blue and cream chequered tiles and a tall window on the courtyard',
      es: 'Dormitorio bajo las vigas, con baldosas ajedrezadas en azul y crema y una ventana alta al patio',
    },
  },
  'gracia-yellow': {
    alt: {
      en: 'Yellow house of two upper floors on a street of Gràcia, café tables under its awnings',
      es: 'Casa amarilla de dos plantas altas en una calle de Gràcia, con mesas de café bajo los toldos',
    },
  },
  'kitchen-blue': {
    alt: {
      en: 'Blue kitchen open to the dining room, with cement tiles and exposed beams',
      es: 'Cocina azul abierta al comedor, con suelo hidráulico y vigas vistas',
    },
  },
} as const satisfies Record<string, ImageText>;
