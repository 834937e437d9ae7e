import type { ImageText } from '../types/image';

export const penthouseDiagonalMarImages = {
  'bedroom-sea': {
    alt: {
      en: 'Bright bedroom with an oak floor and a window wall onto the sea',
      es: 'Dormitorio luminoso con suelo de roble y ventanal al mar',
    },
  },
  'living-sea': {
    alt: {
      en: 'White living room with blue details and the sea behind three arched windows',
      es: 'Salón blanco con detalles azules y el mar tras tres ventanas en arco',
    },
  },
  'penthouse-golden': {
    alt: {
      en: 'Penthouse terrace with a pergola over roofs and sea at sunset',
      es: 'Terraza de ático con pérgola sobre los tejados y el mar al atardecer',
    },
  },
  'penthouse-terracotta': {
    alt: {
      en: 'Corner sofa under a pergola in the late sun, with the roofs, the sea and a hill behind',
      es: 'Sofá de esquina bajo una pérgola al sol de la tarde, con los tejados, el mar y un monte detrás',
    },
  },
} as const satisfies Record<string, ImageText>;
