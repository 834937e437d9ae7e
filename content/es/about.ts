import type { About } from '../types/pages';

export const about: About = {
  title: 'Quiénes somos',
  lead: 'Cuatro personas en una oficina del Carrer de Mallorca que venden y alquilan viviendas en Barcelona y en la Costa Blanca. Somos pocos, y quien le atiende el primer día le acompaña hasta la notaría.',
  story: {
    title: 'Cómo empezó',
    opening:
      'Marta Soler alquiló el local en la primavera de 2008. En otoño ya casi nadie compraba en Barcelona y a ella le sobraba tiempo para ver pisos.',
    paragraphs: [
      'Así que los vio. Recorrió el Eixample y Gràcia calle por calle, escaleras arriba y abajo, y cada vez que un piso acababa por venderse apuntaba lo que se había pagado de verdad junto a lo que el dueño esperaba. Por aquella libreta nuestras valoraciones dicen de dónde sale cada precio.',
      'Ildefons Cerdà trazó el Eixample en 1859 y recortó las esquinas de todas las manzanas para que pudieran girar los tranvías de vapor y entrara la luz. Nuestro logotipo es una de esas manzanas, vista desde arriba. El «Mar» llegó después, con Neus, cuando cada vez más clientes que habían encontrado piso en la ciudad nos preguntaban por una casa en la costa.',
      'Somos cuatro y queremos seguir siendo pocos. La misma persona valora cada vivienda, la enseña y acompaña en la firma; por eso llevamos pocas a la vez.',
    ],
  },
  mission: {
    title: 'Nuestro compromiso',
    statement: 'Usted debería saberlo todo de una vivienda antes de la primera visita, no después de la segunda.',
    text: 'Por eso los defectos van al lado de las virtudes, los gastos al lado del precio y la fecha al lado de cada cifra. Hacemos menos visitas, y ninguna le hace perder el tiempo.',
  },
  years: {
    title: 'años en el mismo barrio',
    text: 'Los suficientes para haber vendido algún piso dos veces.',
    milestones: [
      { year: 2008, text: 'Marta abre la agencia, en un año muy difícil para vender.' },
      {
        year: 2012,
        text: 'Se incorpora Oriol, aparejador, y con él el medidor láser.',
      },
      { year: 2015, text: 'Neus se hace cargo de la costa, de Moraira a Altea y Calp.' },
      { year: 2019, text: 'Se incorpora Hannah, que atiende a quien compra desde fuera.' },
      { year: 2026, text: 'La cartera pasa de 25 viviendas y el teléfono lo seguimos cogiendo nosotros.' },
    ],
  },
  services: {
    title: 'Qué hacemos',
    lead: 'Cinco servicios, cada uno con una persona responsable.',
    items: [
      {
        id: 'search',
        title: 'Búsqueda de vivienda',
        text: 'Cuéntenos cómo vive. Buscamos, visitamos primero, grabamos la escalera y los alrededores, y le traemos cinco viviendas en vez de cincuenta.',
      },
      {
        id: 'management',
        title: 'Gestión de inmuebles',
        text: 'Inquilinos, reparaciones, fianzas y juntas de propietarios. Usted recibe las cuentas y tiene un teléfono al que llamar.',
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
        text: 'El bar de abajo y las obras de fachada que la comunidad acaba de aprobar van en la ficha, con su propio título.',
      },
      {
        title: 'Dar las cifras completas',
        text: 'Cada precio con sus gastos; cada cifra con su fuente y el día en que se consultó.',
      },
      {
        title: 'Una sola persona',
        text: 'No tendrá que explicarlo dos veces: quien valora la vivienda sigue con usted hasta la entrega de llaves.',
      },
      {
        title: 'Aconsejar con honestidad',
        text: 'Si todavía no le conviene comprar, se lo decimos. Algunos clientes siguen un año más de alquiler porque se lo aconsejamos.',
      },
    ],
  },
  team: {
    title: 'El equipo',
    lead: 'Entre todos hablamos catalán, castellano, inglés y alemán.',
  },
  visit: {
    title: 'Venga a vernos',
    text: 'La puerta está en el Carrer de Mallorca, entre Enric Granados y Aribau. Le invitamos a un café y nos enseña en el plano lo que busca.',
  },
};
