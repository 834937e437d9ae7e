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
      title: 'Una valoración con sus motivos',
      text: 'Le enseñamos los precios en los que se apoya nuestra cifra.',
      items: [
        'Una visita con medidor láser',
        'Compraventas registradas donde hay cifras; precios de oferta donde no',
        'Planta, ascensor, luz y estado de la finca, valorados uno a uno',
        'Una horquilla por escrito después de la visita',
        'Qué arreglar antes de vender y qué dejar como está',
        'Gratis, y puede llevársela a otra agencia',
      ],
    },
    {
      id: 'papers',
      title: 'La documentación, antes de la primera visita',
      text: 'Cuando una venta se detiene, suele faltar un documento. Los reunimos la primera semana.',
      items: [
        'Nota simple del Registro de la Propiedad',
        'Cédula de habitabilidad o declaración responsable de segunda ocupación',
        'Certificado energético, encargado e inscrito',
        'Certificado de deudas, cuentas y actas de la comunidad',
        'La hipoteca: lo que queda y lo que cuesta cancelarla',
        'Superficies medidas por nosotros, estancia por estancia',
      ],
    },
    {
      id: 'marketing',
      title: 'Anuncio y difusión',
      text: 'Menos visitas, de compradores que ya conocen los defectos.',
      items: [
        'Fotografías a la hora en que la vivienda tiene mejor luz',
        'Una descripción fiel en dos idiomas',
        'Aviso previo a los compradores que tenemos registrados',
        'Los grandes portales españoles y los que leen los compradores extranjeros',
        'Todo lo que la ley exige en un anuncio, de la superficie a la letra energética',
        'Cartel en el balcón solo si usted quiere',
      ],
    },
    {
      id: 'closing',
      title: 'Visitas, contrato y notaría',
      text: 'Quien valoró la vivienda la enseña y le acompaña a la notaría.',
      items: [
        'Visitas acompañadas, siempre con cita',
        'Preguntamos al comprador por su financiación antes de la visita',
        'Un área en la que sigue su venta: visitas con lo que se dijo, documentos y ofertas',
        'Ofertas por escrito, con fechas y justificante de fondos',
        'El contrato de arras, leído con usted línea por línea',
        'Lectura de contadores y entrega de llaves el día de la firma',
      ],
    },
  ],
  process: {
    title: 'Cinco pasos, semana a semana',
    text: 'Las semanas se cuentan desde su llamada. Si hay que renovar la cédula se tarda algo más, y se lo decimos el primer día.',
  },
  steps: [
    {
      title: 'Primera visita',
      when: 'Semana 1',
      text: 'Usted nos cuenta por qué vende y para cuándo. Nosotros lo vemos todo y medimos cada estancia.',
    },
    {
      title: 'El precio',
      when: 'Semana 2',
      text: 'Una horquilla con las ventas que la sostienen, un primer precio y la fecha en que volveremos a mirarlo.',
    },
    {
      title: 'Documentación y fotos',
      when: 'Semanas 2 a 4',
      text: 'Nosotros nos ocupamos de los certificados, la comunidad y el banco; usted, de los pequeños arreglos. Después se hacen las fotos.',
    },
    {
      title: 'Visitas y ofertas',
      when: 'Semanas 5 a 14',
      text: 'Con cita, un comprador cada vez. Lo sigue en su área y, si quiere, recibe las cifras cada viernes.',
    },
    {
      title: 'Arras y notaría',
      when: 'Semanas 15 a 22',
      text: 'El contrato de arras, la hipoteca del comprador, la escritura. Le acompañamos hasta que los suministros están a nombre del comprador.',
    },
  ],
  duration: {
    title: 'Cuánto se tarda',
    text: 'Son dos plazos que suelen confundirse. El primero acaba cuando un comprador acepta el precio; el segundo, cuando se firma la escritura.',
    bars: [
      {
        label: 'Hasta encontrar comprador, en un piso de Barcelona con el precio bien puesto',
        span: 'de 30 a 90 días',
        fromWeek: 4,
        toWeek: 13,
      },
      { label: 'Hasta la notaría, desde la primera foto', span: 'de 3 a 6 meses', fromWeek: 13, toWeek: 26 },
    ],
    note: 'Orientativo, a noviembre de 2026: depende del precio y de la zona, y no es una promesa.',
  },
  invitation: {
    title: 'Pida una visita de valoración',
    text: 'Díganos la calle y el piso. Le llamaremos para acordar la visita.',
  },
};
