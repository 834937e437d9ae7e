import type { TeamMember } from '../types/writing';

export const team: readonly TeamMember[] = [
  {
    id: 'marta-soler',
    name: 'Marta Soler',
    initials: 'MS',
    role: 'Fundadora, Eixample y Gràcia',
    bio: 'Marta abrió la agencia en 2008, mal año para vender pisos y bueno para aprender lo que valen. Lleva el Eixample y Gràcia, valora con las compraventas registradas encima de la mesa y pregunta a cada vendedor cuándo se arregló la fachada por última vez. Vive en un cuarto sin ascensor; dice que así no se le olvida lo que es.',
  },
  {
    id: 'neus-vidal',
    name: 'Neus Vidal',
    initials: 'NV',
    role: 'Costa Blanca',
    bio: 'Neus se crio entre las viñas de Benissa y sabe qué calas se quedan sin sol a las cuatro en invierno. Ve las casas que le encargan antes de anunciarlas, a ser posible después de llover, porque la lluvia enseña el tejado tal como es. Lindes, pozos y licencias los comprueba en el ayuntamiento, en persona. Habla valenciano, castellano, inglés y el neerlandés justo para disculparse.',
  },
  {
    id: 'oriol-ferrer',
    name: 'Oriol Ferrer',
    initials: 'OF',
    role: 'Zona alta de Barcelona, Diagonal Mar y locales',
    bio: 'Oriol es aparejador y todavía golpea los tabiques con los nudillos. Se ocupa de Sarrià, Pedralbes y Diagonal Mar, y mide con láser las viviendas que lleva; por eso la superficie que publica a veces es menor que la de la escritura. En los locales pregunta primero por la salida de humos y después por la renta. Contesta en catalán, castellano, inglés y croquis.',
  },
  {
    id: 'hannah-brandt',
    name: 'Hannah Brandt',
    initials: 'HB',
    role: 'Compradores extranjeros y alquileres',
    bio: 'Hannah vino de Bremen para un año y aprendió castellano en la cola de Extranjería. Acompaña a quien compra desde fuera, del primer impreso del NIE al Registro: lee la escritura línea por línea con el comprador y se sienta a su lado en la notaría. También lleva los alquileres, con sus fianzas e inventarios. Trabaja en alemán, inglés, castellano y, algunos días, catalán.',
  },
];
