import type { ImageText } from '../types/image';

export const houseVirreinaGraciaImages = {
  'gracia-sage': {
    alt: {
      en: 'Low sage-green house in Gràcia with brown shutters and café tables below',
      es: 'Casa baja de Gràcia, verde salvia, con contraventanas marrones y mesas de café',
    },
  },
  'roof-virreina': {
    shows: { room: 'terrace', area: 38 },
    alt: {
      en: 'Roof terrace, 38 m²: red tiles, a washing line and, beside it, the bell tower of the square',
      es: 'Azotea de 38 m² de baldosa roja, con la ropa tendida y, al lado, el campanario de la plaza',
    },
  },
  'virreina-living': {
    shows: { room: 'living-room', area: 30 },
    alt: {
      en: 'Living room, 30 m²: two balcony doors onto the trees of the square, beams, patterned tiles and a green wooden sofa',
      es: 'Salón de 30 m² con dos balcones hacia los árboles de la plaza, vigas, suelo hidráulico y sofá de madera verde',
    },
  },
  'virreina-kitchen': {
    shows: { room: 'kitchen-dining', area: 30 },
    alt: {
      en: 'Kitchen and dining room, 30 m²: brick-red units and island, star tiles, the old shop front with coloured panes behind',
      es: 'Cocina comedor de 30 m² con muebles e isla color teja, suelo de estrellas y, al fondo, la antigua vidriera',
    },
  },
  'virreina-bedroom': {
    shows: { room: 'bedroom', area: 18 },
    alt: {
      en: 'Bedroom, 18 m²: a low bed with a slatted headboard, a striped rug, beams and two windows level with the treetops',
      es: 'Dormitorio de 18 m² con cabecero de listones, alfombra de rayas, vigas y dos ventanas a la altura de las copas',
    },
  },
  'virreina-guest': {
    shows: { room: 'bedroom', area: 14 },
    alt: {
      en: 'First-floor bedroom, 14 m²: an iron bed, chequered tiles, bookshelves and a tall window onto the white patio',
      es: 'Dormitorio de la primera planta, 14 m², con cama de hierro, suelo ajedrezado, estantes y ventana al patio blanco',
    },
  },
  'virreina-bathroom': {
    shows: { room: 'bathroom', area: 6 },
    alt: {
      en: 'Bathroom, 6 m²: a walk-in shower with narrow terracotta tiles, a terrazzo floor and a basin on black legs',
      es: 'Baño de 6 m² con ducha de azulejo estrecho color teja, suelo de terrazo y lavabo sobre patas negras',
    },
  },
  'virreina-aerial': {
    alt: {
      en: 'Plaça de la Virreina from the air: the church and its bell tower, trees round the square and the hills behind',
      es: 'La Plaça de la Virreina desde el aire: la iglesia con su campanario, los árboles de la plaza y las colinas detrás',
    },
  },
} as const satisfies Record<string, ImageText>;
