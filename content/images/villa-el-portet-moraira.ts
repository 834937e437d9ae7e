import type { ImageText } from '../types/image';

export const villaElPortetMorairaImages = {
  'bathroom-blue': {
    alt: {
      en: 'Bathroom with blue tiles, a free-standing tub and the sea in the window',
      es: 'Baño con azulejos azules, bañera exenta y el mar en la ventana',
    },
  },
  'kitchen-sea': {
    alt: {
      en: 'White kitchen with an island and a long table on flowered tiles, its two windows full of sea',
      es: 'Cocina blanca con isla y mesa larga sobre baldosas de flores, con el mar en sus dos ventanas',
    },
  },
  'living-portet': {
    alt: {
      en: 'White living room with blue cushions and a glass wall onto the pool, the pines and the bay',
      es: 'Salón blanco con cojines azules y una pared de vidrio ante la piscina, los pinos y la bahía',
    },
  },
  'villa-day': {
    alt: {
      en: 'White villa with a pool, umbrella pines and the sea behind',
      es: 'Villa blanca con piscina, pinos piñoneros y el mar detrás',
    },
  },
  'villa-dusk': {
    alt: {
      en: 'White villa at dusk, its pool and rooms lit',
      es: 'Villa blanca al anochecer, con la piscina y las salas encendidas',
    },
  },
} as const satisfies Record<string, ImageText>;
