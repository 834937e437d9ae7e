import type { ImageText } from '../types/image';

export const siteImages = {
  'eixample-cream': {
    alt: {
      en: 'Cream front in the Eixample with a glazed gallery over two floors and coloured panes',
      es: 'Fachada crema del Eixample con una tribuna de dos plantas y vidrios de colores',
    },
  },
  'gracia-rose': {
    alt: {
      en: 'Rose-coloured house in Gràcia with iron balconies, striped awnings and a street lamp',
      es: 'Casa rosa de Gràcia con balcones de hierro, toldos a rayas y una farola',
    },
  },
  'hero-tall': {
    alt: {
      en: 'Cut corner of an Eixample block in the morning light, crowned by a curved gable',
      es: 'Chaflán del Eixample a la luz de la mañana, coronado por un remate ondulado',
    },
    focus: 'top',
  },
  'hero-wide': {
    alt: {
      en: 'Cut corner of an Eixample block in the morning light, with balconies, a glazed bay and plane trees',
      es: 'Chaflán del Eixample a la luz de la mañana, con balcones, tribuna y plátanos',
    },
    focus: 'top',
  },
  'kitchen-ink': {
    alt: {
      en: 'Kitchen with ink-blue cupboards, a tiled floor in a star pattern and a table set for lunch',
      es: 'Cocina con muebles azul tinta, suelo hidráulico de estrellas y la mesa puesta para comer',
    },
  },
  'living-terracotta': {
    alt: {
      en: 'Living room in pale rose with white beams, three arched windows and a terracotta sofa',
      es: 'Salón rosa pálido con vigas blancas, tres ventanas en arco y un sofá de color teja',
    },
  },
  'moraira-villa-2': {
    alt: {
      en: 'White villa at nightfall, its rooms lit, a long pool in front and the bay behind',
      es: 'Villa blanca al anochecer, con las habitaciones encendidas, una piscina larga delante y la bahía detrás',
    },
  },
  'spot-empty-search': {
    alt: {
      en: 'Drawing: a magnifying glass over a map, with the outline of a house that is not there',
      es: 'Dibujo: una lupa sobre un plano, con la silueta de una casa que no está',
    },
  },
  'spot-error': {
    alt: {
      en: 'Drawing: rain over a balcony, with an umbrella hung from the railing',
      es: 'Dibujo: lluvia sobre un balcón, con un paraguas colgado de la barandilla',
    },
  },
  'spot-message-sent': {
    alt: {
      en: 'Drawing: a brass letter box with a sealed letter and a swallow',
      es: 'Dibujo: un buzón de latón con una carta lacrada y una golondrina',
    },
  },
  'spot-not-found': {
    alt: {
      en: 'Drawing: a walled-up doorway with a key on the step',
      es: 'Dibujo: un portal tapiado con una llave en el escalón',
    },
  },
  'living-cream': {
    alt: {
      en: 'Living room with Catalan vaults, dark beams and three arched balcony doors',
      es: 'Salón con bóvedas catalanas, vigas oscuras y tres balconeras en arco',
    },
  },
  'bedroom-sea': {
    alt: {
      en: 'Bright bedroom with an oak floor and a window wall onto the sea',
      es: 'Dormitorio luminoso con suelo de roble y ventanal al mar',
    },
  },
} as const satisfies Record<string, ImageText>;
