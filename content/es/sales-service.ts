import type { SalesService } from '../types/pages';

export const salesService: SalesService = {
  title: 'Servicio de venta, de la valoración a la notaría',
  lead: 'La misma persona valora la vivienda, pone en orden la documentación, la enseña y le acompaña el día de la firma. La valoración es gratuita y no compromete a nada.',
  included: {
    title: 'Qué incluye',
    text: 'Son cuatro partes y entran todas. Las fotografías no se cobran aparte.',
  },
  cards: [
    {
      id: 'valuation',
      title: 'Un precio con sus motivos',
      text: 'Decir una cifra es fácil. Nosotros traemos las ventas en las que se apoya.',
      items: [
        'Una visita de unos cuarenta minutos, con medidor láser',
        'Compraventas registradas en el distrito, no lo que piden los vecinos',
        'Planta, ascensor, luz y estado de la finca, sopesados uno a uno',
        'Una horquilla por escrito a los tres días laborables',
        'Qué arreglar antes de vender y qué dejar como está',
        'Gratis, y puede llevársela a otra agencia',
      ],
    },
    {
      id: 'papers',
      title: 'La documentación, antes de la primera visita',
      text: 'Las ventas que se paran suelen pararse por un documento. Lo buscamos la primera semana.',
      items: [
        'Nota simple del Registro de la Propiedad',
        'Cédula de habitabilidad o declaración responsable de segunda ocupación',
        'Certificado energético, encargado e inscrito',
        'Certificado de deudas, cuentas y actas de la comunidad',
        'La hipoteca: lo que queda y lo que cuesta cancelarla',
        'Un plano con superficies que alguien ha medido',
      ],
    },
    {
      id: 'marketing',
      title: 'Anuncio y difusión',
      text: 'Menos visitas, de personas que ya han leído los defectos y vienen igualmente.',
      items: [
        'Fotografías a la hora en que la casa tiene su luz',
        'Un texto en dos idiomas que cuenta lo que se acabaría sabiendo',
        'Aviso a nuestros compradores antes que a nadie',
        'Los portales grandes de aquí y los que se leen fuera',
        'Todo lo que la ley exige en un anuncio, de la superficie a la letra energética',
        'Cartel en el balcón solo si usted quiere',
      ],
    },
    {
      id: 'closing',
      title: 'Visitas, contrato y notaría',
      text: 'Quien la valoró es quien abre la puerta y quien va a la notaría.',
      items: [
        'Visitas con cita, y uno de nosotros en todas',
        'La financiación del comprador, preguntada antes de que venga',
        'Un informe cada viernes: quién vino, qué dijo y qué ofreció',
        'Ofertas por escrito, con fechas y con el dinero que las respalda',
        'El contrato de arras, leído con usted línea por línea',
        'Contadores fotografiados y llaves contadas el último día',
      ],
    },
  ],
  process: {
    title: 'Cinco pasos y sus semanas',
    text: 'Contadas desde el día de la llamada. Si hay que renovar la cédula se tarda algo más, y se dice el primer día.',
  },
  steps: [
    {
      title: 'Primera visita',
      when: 'Semana 1',
      text: 'Usted nos cuenta por qué vende y para cuándo. Nosotros miramos, medimos y abrimos el armario de la caldera.',
    },
    {
      title: 'El precio',
      when: 'Semana 2',
      text: 'Una horquilla con las ventas que la sostienen, un primer precio y la fecha en que volveremos a mirarlo.',
    },
    {
      title: 'Documentación y fotos',
      when: 'Semanas 2 a 4',
      text: 'De los certificados, la comunidad y el banco nos ocupamos nosotros; del grifo que gotea, usted. Después, las fotos.',
    },
    {
      title: 'Visitas y ofertas',
      when: 'Semanas 5 a 14',
      text: 'Con cita y sin que dos compradores se crucen en la escalera. Cada viernes sabrá cómo va.',
    },
    {
      title: 'Arras y notaría',
      when: 'Semanas 15 a 22',
      text: 'El contrato, la hipoteca del comprador, la escritura. Le acompañamos y seguimos hasta que los contadores cambian de nombre.',
    },
  ],
  duration: {
    title: 'Cuánto se tarda',
    text: 'Son dos plazos que suelen confundirse. El primero acaba cuando alguien dice que sí; el segundo, cuando se firma la escritura.',
    bars: [
      {
        label: 'Hasta que un comprador dice que sí, en un piso de Barcelona con el precio bien puesto',
        span: 'de 30 a 90 días',
        fromWeek: 4,
        toWeek: 13,
      },
      { label: 'Hasta la notaría, desde la primera foto', span: 'de 3 a 6 meses', fromWeek: 13, toWeek: 26 },
    ],
    note: 'Nuestros plazos habituales, noviembre de 2026. Son orientativos, no una promesa.',
  },
  invitation: {
    title: '¿Vamos a verla?',
    text: 'Díganos la calle y el piso. Le llamamos, buscamos una tarde y llevamos el medidor.',
  },
};
