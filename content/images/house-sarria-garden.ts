import type { ImageText } from '../types/image';

export const houseSarriaGardenImages = {
  'sarria-house': {
    alt: {
      en: 'Cream town house with a small tower in Sarrià, behind a garden wall and cypresses',
      es: 'Casa color crema con torreón en Sarrià, tras un muro de jardín y cipreses',
    },
  },
  'sarria-living': {
    shows: { room: 'living-room', area: 38 },
    alt: {
      en: 'Living room, 38 m²: three tall doors onto the garden, a blue sofa, a green bookcase and a small round table',
      es: 'Salón de 38 m² con tres puertas altas al jardín, sofá azul, librería verde y una mesita redonda',
    },
  },
  'sarria-dining': {
    shows: { room: 'dining-room', area: 18 },
    alt: {
      en: 'Dining room, 18 m²: old cement tiles with flowers, a table for six, a chest with a marble top and a garden door',
      es: 'Comedor de 18 m² con suelo hidráulico de flores, mesa para seis, cómoda de mármol y puerta al jardín',
    },
  },
  'sarria-kitchen': {
    shows: { room: 'kitchen', area: 17 },
    alt: {
      en: 'Kitchen, 17 m²: dark red units with steel handles, a table for four and a glazed door straight onto the lawn',
      es: 'Cocina de 17 m² con muebles granates y tiradores de acero, mesa para cuatro y puerta acristalada al césped',
    },
  },
  'sarria-bedroom': {
    shows: { room: 'bedroom', area: 22 },
    alt: {
      en: 'Main bedroom, 22 m²: a turned wooden bed against a pale green wall, dark boards and two windows over the garden',
      es: 'Dormitorio principal de 22 m² con cama de madera torneada, pared verde claro y dos ventanas sobre el jardín',
    },
  },
  'sarria-bathroom': {
    shows: { room: 'bathroom', area: 9 },
    alt: {
      en: 'Bathroom, 9 m²: a free-standing tub under the window, green wall tiles, a chequered floor and two basins',
      es: 'Baño de 9 m² con bañera exenta bajo la ventana, azulejo verde, suelo ajedrezado y dos lavabos',
    },
  },
  'sarria-hall': {
    shows: { room: 'hall', area: 12 },
    alt: {
      en: 'Entrance hall, 12 m²: the old cement tiles in stars, pale green doors, a console with a round mirror and a coat rack',
      es: 'Recibidor de 12 m² con el antiguo suelo hidráulico de estrellas, puertas verde claro, consola y perchero',
    },
  },
  'sarria-aerial': {
    alt: {
      en: 'Old Sarrià from the air: the house with its turret and walled garden, narrow streets of low houses, the church tower and the foot of Collserola',
      es: 'El Sarrià antiguo desde el aire: la casa con su torreón y su jardín tapiado, calles estrechas de casas bajas, el campanario y el pie de Collserola',
    },
  },
} as const satisfies Record<string, ImageText>;
