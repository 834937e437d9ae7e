import type { ImageText } from '../types/image';

export const houseAlteaOldTownImages = {
  'altea-front': {
    alt: {
      en: 'The house from the lane: three whitewashed floors, blue stable door and shutters, a balcony with flowers and a bougainvillea',
      es: 'La casa desde la calle: tres plantas encaladas, portón y contraventanas azules, un balcón con flores y una buganvilla',
    },
  },
  'roof-altea': {
    shows: { room: 'terrace', area: 22 },
    alt: {
      en: 'Roof terrace, 22 m²: a table for two and potted flowers, a blue dome and the bay behind',
      es: 'Azotea de 22 m² con mesa para dos y macetas de flores, con una cúpula azul y la bahía detrás',
    },
  },
  'white-street': {
    alt: {
      en: 'Stepped lane of white houses with blue doors and bougainvillea, a dome at its end',
      es: 'Callejón escalonado de casas blancas con puertas azules y buganvillas, y una cúpula al fondo',
    },
  },
  'altea-living': {
    shows: { room: 'living-room', area: 20 },
    alt: {
      en: 'Living room, 20 m²: old beams, white walls, a clay floor, a wooden sofa and one tall blue window onto the lane',
      es: 'Salón de 20 m² con vigas antiguas, paredes blancas, suelo de barro, sofá de madera y una balconera azul a la calle',
    },
  },
  'altea-kitchen': {
    shows: { room: 'kitchen', area: 10 },
    alt: {
      en: 'Kitchen, 10 m²: plastered units with blue plank doors on three sides, beams and a small deep-set window',
      es: 'Cocina de 10 m² de obra con puertas de tablas azules en tres lados, vigas y una ventana pequeña y honda',
    },
  },
  'altea-bedroom': {
    shows: { room: 'bedroom', area: 12 },
    alt: {
      en: 'Bedroom on the second floor, 12 m²: a bed with a cane headboard, a clay floor, a chest and a blue window in a deep wall',
      es: 'Dormitorio de la segunda planta, 12 m², con cabecero de rejilla, suelo de barro, cómoda y una ventana azul',
    },
  },
  'altea-stable': {
    shows: { room: 'bedroom', area: 11 },
    alt: {
      en: 'Bedroom in the old stable, 11 m²: a built-in plastered bed, a blue panelled door, a small window with an esparto blind',
      es: 'Dormitorio en la antigua cuadra, 11 m², con cama de obra, puerta azul y ventanuco con persiana de esparto',
    },
  },
  'altea-bathroom': {
    shows: { room: 'bathroom', area: 6 },
    alt: {
      en: 'Bathroom, 6 m²: blue glazed tiles up to the sill, a built-in tub under the window, a round mirror and a clay floor',
      es: 'Baño de 6 m² con azulejo azul hasta el alféizar, bañera de obra bajo la ventana, espejo redondo y suelo de barro',
    },
  },
} as const satisfies Record<string, ImageText>;
