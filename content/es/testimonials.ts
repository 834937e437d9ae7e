import type { Testimonial } from '../types/writing';

export const testimonials: readonly Testimonial[] = [
  {
    kind: 'sale',
    content:
      'Marta valoró el piso por debajo de las dos agencias anteriores y me explicó por qué, calle por calle. El disgusto me duró un fin de semana. Siete semanas después firmamos, y al precio que dijo ella.',
    author: 'Júlia',
    location: 'Gràcia, Barcelona',
    rating: 5,
    isSample: true,
  },
  {
    kind: 'abroad',
    content:
      'Neus nos mandó un vídeo de la carretera un lunes de lluvia a las ocho, camiones incluidos. Descartamos aquella casa. La que compramos en Moraira también la había grabado lloviendo.',
    author: 'Pieter',
    location: 'Utrecht',
    rating: 5,
    isSample: true,
  },
  {
    kind: 'abroad',
    content:
      'Compramos desde casa y solo viajamos para recoger las llaves. Hannah nos sacó los NIE, repasó el poder con nosotros por teléfono y nos dijo qué líneas de la escritura había que mirar con lupa. Eran dos.',
    author: 'Rachel y Tom',
    location: 'Leeds',
    rating: 5,
    isSample: true,
  },
  {
    kind: 'other',
    content:
      'No compramos. Tras una hora con nuestros números, Marta nos dijo que alquiláramos un año y viéramos el barrio en invierno. Ha pasado el año, ya sabemos qué acera tiene sol y la hemos vuelto a llamar.',
    author: 'Claire',
    location: 'Lyon',
    rating: 5,
    isSample: true,
  },
  {
    kind: 'sale',
    content:
      'Tres hermanos, un piso heredado y pocas ganas de hablar. Los tres seguíamos la misma página, con lo que se decía en cada visita y cada oferta, y los viernes nos llegaban las mismas cifras por correo. Ninguno pudo alegar que no lo sabía.',
    author: 'Albert',
    location: 'Sarrià, Barcelona',
    rating: 5,
    isSample: true,
  },
  {
    kind: 'abroad',
    content:
      'Antes de pagar las arras, Hannah nos tradujo las actas de la comunidad. En la página cuatro salía una derrama por la fachada para el año siguiente. Habló con el vendedor y se descontó del precio.',
    author: 'Sabine',
    location: 'Hamburgo',
    rating: 5,
    isSample: true,
  },
  {
    kind: 'other',
    content:
      'Buscaba local para un obrador de pan. Oriol me preguntó por el horno antes que por el dinero y me tachó cuatro de los seis de la lista por la salida de humos. Ahora amaso en uno de los otros dos.',
    author: 'Karim',
    location: 'El Poblenou, Barcelona',
    rating: 5,
    isSample: true,
  },
  {
    kind: 'sale',
    content:
      'La declaración de segunda ocupación se nos había pasado cuando aún vivía mi marido. Neus llevó ella misma al ayuntamiento la declaración nueva y me trajo el resguardo en un sobre. Le hice un café y después pusimos la casa a la venta.',
    author: 'Amparo',
    location: 'Altea',
    rating: 5,
    isSample: true,
  },
  {
    kind: 'other',
    content:
      'Yo soy la inquilina, no la dueña, así que no esperaba gran cosa. Un sábado de enero por la mañana se paró la calefacción, llamé a la oficina y por la tarde vino el técnico. Nadie me pidió fotos de la caldera.',
    author: 'Nerea',
    location: 'Eixample, Barcelona',
    rating: 5,
    isSample: true,
  },
];
