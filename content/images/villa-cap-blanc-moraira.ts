import type { ImageText } from '../types/image';

export const villaCapBlancMorairaImages = {
  'bedroom-rose': {
    alt: {
      en: 'Bedroom in rose tones with a wide window facing the sea',
      es: 'Dormitorio en tonos rosados con una ventana ancha frente al mar',
    },
  },
  'living-pines': {
    alt: {
      en: 'Living room with a clay floor, its glass wall onto the pool, two umbrella pines and the sea',
      es: 'Salón con suelo de barro y una pared de vidrio ante la piscina, dos pinos piñoneros y el mar',
    },
  },
  'villa-sand': {
    alt: {
      en: 'Sand-coloured villa with a lavender garden and a pool facing the sea',
      es: 'Villa color arena con jardín de lavanda y piscina frente al mar',
    },
  },
  'villa-sand-pool': {
    alt: {
      en: 'Sand-coloured villa across its pool in the evening sun, with a parasol, sun beds and the sea',
      es: 'Villa color arena al otro lado de la piscina con el sol de la tarde, sombrilla, tumbonas y el mar',
    },
  },
} as const satisfies Record<string, ImageText>;
