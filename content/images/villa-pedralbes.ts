import type { ImageText } from '../types/image';

export const villaPedralbesImages = {
  'bathroom-garden': {
    alt: {
      en: 'Bathroom with honey-coloured tiles and a free-standing tub at a window onto the garden',
      es: 'Baño con azulejos color miel y bañera exenta junto a una ventana al jardín',
    },
  },
  'bedroom-garden': {
    alt: {
      en: 'Pale bedroom with a slatted oak headboard and a glass wall onto lawn and hedge',
      es: 'Dormitorio claro con cabecero de roble y una pared de vidrio que da al césped y al seto',
    },
  },
  'living-lawn': {
    alt: {
      en: 'Wide living room in grey and oak whose glass wall opens onto the lawn',
      es: 'Salón amplio en gris y roble con una pared de vidrio que se abre al césped',
    },
  },
  'pedralbes-villa': {
    alt: {
      en: 'White modern villa beside a blue pool, with stone pines, cypresses and sun beds',
      es: 'Villa moderna blanca junto a una piscina azul, con pinos, cipreses y tumbonas',
    },
  },
} as const satisfies Record<string, ImageText>;
