import type { ImageText } from '../types/image';

export const villaElPortetMorairaImages = {
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
  'portet-living': {
    shows: { room: 'living-room', area: 58 },
    alt: {
      en: 'Living room, 58 m²: glass walls onto the pool and the garden, pale stone floor, a white sofa and two blue armchairs',
      es: 'Salón de 58 m² con cristaleras a la piscina y al jardín, suelo de piedra clara, sofá blanco y dos butacas azules',
    },
  },
  'portet-kitchen': {
    shows: { room: 'kitchen-dining', area: 29 },
    alt: {
      en: 'Kitchen and dining room, 29 m²: old blue and ochre patterned tiles, a white island, a table for four, a window onto the garden',
      es: 'Cocina comedor de 29 m² con baldosa hidráulica azul y ocre, isla blanca, mesa para cuatro y ventana al jardín',
    },
  },
  'portet-bedroom': {
    shows: { room: 'bedroom', area: 34 },
    alt: {
      en: 'Main bedroom, 34 m²: a bed with a cane headboard and a glass wall onto the terrace, the garden and the sea',
      es: 'Dormitorio principal de 34 m² con cabecero de rejilla y cristalera a la terraza, el jardín y el mar',
    },
  },
  'portet-bathroom': {
    shows: { room: 'bathroom', area: 12 },
    alt: {
      en: 'Bathroom, 12 m²: blue tiles on two walls, a free-standing tub under the window with a cape and the sea, two basins',
      es: 'Baño de 12 m² con azulejo azul en dos paredes, bañera exenta bajo la ventana con un cabo y el mar, y dos lavabos',
    },
  },
  'portet-hall': {
    shows: { room: 'hall', area: 17 },
    alt: {
      en: 'Hall, 17 m²: a stone floor with a striped runner, a console with a round mirror, the pool and its hedge at the end',
      es: 'Recibidor de 17 m² con suelo de piedra, alfombra de rayas, consola con espejo redondo y la piscina y el seto al fondo',
    },
  },
  'portet-study': {
    shows: { room: 'bedroom', area: 21 },
    alt: {
      en: 'Fourth bedroom, 21 m², as an office: a desk at the garden window, a daybed, a wall of books and a striped rug',
      es: 'Cuarto dormitorio de 21 m², usado como despacho: mesa ante la ventana del jardín, diván, librería y alfombra de rayas',
    },
  },
  'portet-aerial': {
    alt: {
      en: 'The villa and its pool above El Portet from the air: white walls among pines, the turquoise bay, the slope of Cap d’Or and the Penyal d’Ifac in the haze',
      es: 'La villa y su piscina sobre El Portet desde el aire: muros blancos entre pinos, la bahía turquesa, la ladera del Cap d’Or y el Penyal d’Ifac entre la bruma',
    },
  },
} as const satisfies Record<string, ImageText>;
