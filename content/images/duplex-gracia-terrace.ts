import type { ImageText } from '../types/image';

export const duplexGraciaTerraceImages = {
  'bathroom-sage': {
    alt: {
      en: 'Small bathroom in sage-green tiles with an oak washstand and a tub under the window',
      es: 'Baño pequeño de azulejo verde salvia, con mueble de roble y bañera bajo la ventana',
    },
  },
  'terrace-gracia': {
    alt: {
      en: 'Roof terrace in Gràcia with a corner sofa and bougainvillea, the towers of the Sagrada Família over the roofs',
      es: 'Terraza en Gràcia con sofá de esquina y buganvilla, y las torres de la Sagrada Família sobre los tejados',
    },
  },
  'kitchen-sage': {
    alt: {
      en: 'Kitchen with sage-green cupboards, a patterned tile floor and beams',
      es: 'Cocina con muebles verde salvia, suelo hidráulico y vigas',
    },
  },
} as const satisfies Record<string, ImageText>;
