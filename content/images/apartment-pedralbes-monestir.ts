import type { ImageText } from '../types/image';

export const apartmentPedralbesMonestirImages = {
  'bathroom-olive': {
    alt: {
      en: 'Bathroom with a wall of olive tiles, a terrazzo floor and a tub at the height of the trees',
      es: 'Baño con una pared de azulejo verde oliva, suelo de terrazo y bañera a la altura de los árboles',
    },
  },
  'bedroom-terrazzo': {
    alt: {
      en: 'Bedroom with a terrazzo floor and a glass wall at the height of the treetops',
      es: 'Dormitorio con suelo de terrazo y una cristalera a la altura de las copas de los árboles',
    },
  },
  'living-terrazzo': {
    alt: {
      en: 'Long living room with a polished terrazzo floor, a green sofa and a window wall at the height of the trees',
      es: 'Salón largo con suelo de terrazo pulido, sofá verde y un ventanal a la altura de los árboles',
    },
  },
  'pedralbes-brick': {
    alt: {
      en: 'Brick block of flats with long balconies among lawns and pines',
      es: 'Edificio de obra vista con balcones corridos entre césped y pinos',
    },
  },
} as const satisfies Record<string, ImageText>;
