import type { ImageText } from '../types/image';

export const houseAlteaOldTownImages = {
  'altea-white-house': {
    alt: {
      en: 'Stepped lane of old Altea between white walls, bougainvillea, and the blue dome at its end',
      es: 'Calle escalonada del casco antiguo de Altea entre paredes blancas, con buganvilla y la cúpula azul al fondo',
    },
  },
  'living-altea': {
    alt: {
      en: 'White living room under old beams with a clay floor, a wood stove and one tall window with a blue frame',
      es: 'Sala blanca bajo vigas antiguas, con suelo de barro, estufa de leña y una ventana alta de marco azul',
    },
  },
  'roof-altea': {
    alt: {
      en: 'Roof terrace with a table for two and potted flowers, a blue dome and the bay behind',
      es: 'Azotea con mesa para dos y macetas de flores, con una cúpula azul y la bahía detrás',
    },
  },
  'white-street': {
    alt: {
      en: 'Stepped lane of white houses with blue doors and bougainvillea, a dome at its end',
      es: 'Callejón escalonado de casas blancas con puertas azules y buganvillas, y una cúpula al fondo',
    },
  },
} as const satisfies Record<string, ImageText>;
