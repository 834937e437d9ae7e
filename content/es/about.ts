import type { About } from '../types/pages';

export const about: About = {
  title: 'Quiénes somos',
  lead: 'Cuatro personas en una oficina del Carrer de Mallorca que venden y alquilan viviendas en Barcelona y en la Costa Blanca. Somos pocos, y quien le atiende el primer día le acompaña hasta la notaría.',
  story: {
    title: 'Cómo empezó',
    opening:
      'Marta Soler alquiló el local en la primavera de 2008. En otoño ya casi nadie compraba en Barcelona y a ella le sobraba tiempo para ver pisos.',
    paragraphs: [
      'Así que los vio. Recorrió el Eixample y Gràcia calle por calle, escaleras arriba y abajo, y cada vez que un piso acababa por venderse apuntaba lo que se había pagado de verdad junto a lo que el dueño esperaba. Por aquella libreta nuestras valoraciones empiezan todavía por las escrituras y no por los anuncios.',
      'El nombre es mitad ingeniero y mitad horizonte. Ildefons Cerdà trazó el Eixample en 1859 y recortó las esquinas de todas las manzanas para que pudieran girar los tranvías de vapor y entrara la luz. Nuestro signo es una de esas manzanas vista desde arriba. El mar llegó después, con Neus, cuando un cliente tras otro encontraba piso en la ciudad y luego preguntaba por una casa con higuera.',
      'Somos cuatro y queremos seguir siendo pocos. La vivienda que nos llega la valora, y la enseña la misma persona, que está también en la firma. Por eso llevamos pocas a la vez.',
    ],
  },
  mission: {
    title: 'Nuestro compromiso',
    statement: 'Nadie debería enterarse en la segunda visita de lo que se pudo decir antes de la primera.',
    text: 'Por eso los defectos van al lado de las virtudes, los gastos al lado del precio y la fecha al lado de cada cifra. Nos cuesta alguna visita y ahorra a todo el mundo las inútiles.',
  },
  years: {
    title: 'años en el mismo barrio',
    text: 'Los suficientes para haber vendido algún piso dos veces y saber cómo aguantó el tejado entre una y otra.',
    milestones: [
      { year: 2008, text: 'Marta abre la agencia, justo a tiempo para el peor año de ventas.' },
      { year: 2012, text: 'Llega Oriol con un láser. Desde entonces ninguna vivienda se anuncia sin medirla.' },
      { year: 2015, text: 'Neus se hace cargo de la costa, de Moraira a Altea y Calp.' },
      { year: 2019, text: 'Llega Hannah y, con ella, la atención a quien compra desde fuera.' },
      { year: 2026, text: 'La cartera pasa de 25 viviendas y el teléfono lo seguimos cogiendo nosotros.' },
    ],
  },
  services: {
    title: 'Qué hacemos',
    lead: 'Cinco servicios.',
    items: [
      {
        id: 'search',
        title: 'Búsqueda de vivienda',
        text: 'Usted explica cómo vive. Nosotros buscamos, vamos antes, grabamos la escalera y la pared del vecino, y le llevamos cinco viviendas en vez de cincuenta.',
      },
      {
        id: 'management',
        title: 'Gestión de inmuebles',
        text: 'Inquilinos, reparaciones, fianzas y la junta de agosto. A usted le llega una página al mes y un teléfono al que contestan.',
      },
      {
        id: 'sales',
        title: 'Compraventa',
        text: 'Registro, cargas, cédula, certificado energético: toda la documentación, revisada antes de firmar por la persona que le acompañará a la notaría.',
      },
      {
        id: 'advice',
        title: 'Asesoramiento personal',
        text: '¿Alquilar, esperar o vender? Media hora con sus cifras. En el equipo hablamos castellano, catalán, inglés y alemán.',
      },
      {
        id: 'relocation',
        title: 'Traslado de familias',
        text: 'Vivienda, NIE, cuenta y plaza en un colegio: lo que tiene que hacer una familia que se muda aquí, por orden y con uno de nosotros al lado.',
      },
    ],
  },
  values: {
    title: 'Cómo trabajamos',
    items: [
      {
        title: 'Decirlo antes',
        text: 'El bar de abajo o las obras de fachada que la comunidad acaba de aprobar: todo está en la ficha, con su propio título.',
      },
      {
        title: 'Dar las cifras completas',
        text: 'Cada precio con sus gastos; cada cifra con su fuente y el día en que se consultó.',
      },
      {
        title: 'Una sola persona',
        text: 'Las cosas se explican una vez. Quien viene a valorar la vivienda sigue ahí el día de las llaves.',
      },
      {
        title: 'Aconsejar que no',
        text: 'Algunos clientes alquilan un año más porque se lo dijimos nosotros. Suelen volver.',
      },
    ],
  },
  team: {
    title: 'El equipo',
    lead: 'Entre todos hablamos catalán, castellano, inglés y alemán, y Neus sabe disculparse en neerlandés.',
  },
  visit: {
    title: 'Venga a vernos',
    text: 'La puerta está en el Carrer de Mallorca, entre Enric Granados y Aribau. Hay café y, en la pared, un plano del Eixample en el que todo el mundo acaba señalando algo.',
  },
};
