import type { ImageText } from '../types/image';

export const penthousePutxetImages = {
  'bedroom-city': {
    alt: {
      en: 'Bedroom with an oak floor and a glass wall onto the terrace, the city and the sea beyond',
      es: 'Dormitorio con suelo de roble y cristalera a la terraza, con la ciudad y el mar al fondo',
    },
  },
  'kitchen-oak': {
    alt: {
      en: 'Narrow kitchen with pale grey cupboards, oak boards and a small table under a print',
      es: 'Cocina estrecha con muebles gris claro, suelo de roble y una mesita bajo una lámina',
    },
  },
  'living-city': {
    alt: {
      en: 'Living room with an oak floor and a blue sofa, its window wall open to a terrace over the city and the sea',
      es: 'Salón con suelo de roble y sofá azul, con un ventanal a la terraza sobre la ciudad y el mar',
    },
  },
  'penthouse-morning': {
    alt: {
      en: 'Terrace with a blue sofa under a pergola in the morning, the city and the sea below',
      es: 'Terraza con sofá azul bajo una pérgola por la mañana, con la ciudad y el mar a sus pies',
    },
  },
} as const satisfies Record<string, ImageText>;
