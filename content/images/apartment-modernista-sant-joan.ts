import type { ImageText } from '../types/image';

export const apartmentModernistaSantJoanImages = {
  'eixample-sgraffito': {
    alt: {
      en: 'Modernista front with sgraffito, a bay of coloured glass and balconies with flowers',
      es: 'Fachada modernista con esgrafiados, tribuna de vidrios de colores y balcones con flores',
    },
  },
  'gallery-persimmon': {
    alt: {
      en: 'Glazed gallery over the inner court with two cane chairs, pots along the sill and coloured panes',
      es: 'Galería acristalada al patio de manzana con dos sillones de mimbre, macetas y vidrios de colores',
    },
  },
  'kitchen-marble': {
    alt: {
      en: 'Old kitchen with a marble bench, gathered curtains below it, a hood and a chequered floor',
      es: 'Cocina antigua con banco de mármol, cortinillas, campana y suelo ajedrezado',
    },
  },
  'living-blue': {
    alt: {
      en: 'Pale blue living room with plaster mouldings, herringbone oak and three arched windows',
      es: 'Salón azul pálido con molduras, roble en espiga y tres ventanas en arco',
    },
  },
} as const satisfies Record<string, ImageText>;
