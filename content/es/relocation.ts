import type { Relocation } from '../types/pages';

export const relocation: Relocation = {
  title: 'Mudarse a Barcelona con la familia',
  lead: 'Una vivienda, el NIE, una cuenta, plaza en un colegio y su nombre en el buzón. Una sola persona de la oficina lleva la lista, le acompaña a las citas y le dice qué viene después.',
  included: {
    title: 'Qué hacemos por su familia',
    text: 'Son seis partes. Puede encargarlas todas o solo aquellas para las que no tiene tiempo.',
  },
  cards: [
    {
      id: 'home',
      title: 'Una vivienda',
      text: 'Alquilar primero o comprar ya: empezamos a buscar antes de que viaje.',
      items: [
        'Una llamada sobre el trabajo, el colegio y cómo les gusta vivir',
        'Viviendas visitadas y grabadas para usted, con la escalera y la calle',
        'Visitas organizadas según sus vuelos',
        'El contrato de alquiler o de arras, leído con usted antes de firmar',
        'Inventario, lectura de contadores y llaves el primer día',
        'Si alquila su vivienda habitual, los honorarios los paga el arrendador',
      ],
    },
    {
      id: 'nie',
      title: 'El NIE de cada uno',
      text: 'El número que piden la escritura, la nómina y casi todos los contratos.',
      items: [
        'El impreso EX-15 y la tasa 790-012, rellenados con usted',
        'Cita en el consulado o en la Policía, en España',
        'Un poder notarial, si no puede venir en persona',
        'Una solicitud por cada miembro de la familia que lo necesite',
        'Copias del pasaporte y motivo de la solicitud, en orden',
        'Copias guardadas para la notaría, el banco y el colegio',
      ],
    },
    {
      id: 'papers',
      title: 'Residencia y padrón',
      text: 'Los documentos que hacen falta dependen del pasaporte.',
      items: [
        'Ciudadanos de la UE: el certificado de registro, impreso EX-18',
        'Otras nacionalidades: la TIE, la tarjeta con foto',
        'El padrón en el ayuntamiento, con el contrato o la escritura',
        'Qué certificados de nacimiento y matrimonio necesitan apostilla',
        'Traductores jurados y, para los visados, un abogado de extranjería',
        'Un calendario de lo que hay que renovar y cuándo',
      ],
    },
    {
      id: 'bank',
      title: 'Una cuenta en el banco',
      text: 'El banco tiene que preguntar de dónde viene el dinero. Con la respuesta preparada se tarda menos.',
      items: [
        'Oficinas cerca de casa acostumbradas a recién llegados',
        'Justificantes de ingresos y ahorros, reunidos de antemano',
        'Una cuenta de no residente mientras llegan los documentos',
        'La cuenta de pago básica, si el banco pone dificultades',
        'Recibos domiciliados: alquiler, luz, agua y colegio',
        'Si compra, una primera conversación sobre la hipoteca',
      ],
    },
    {
      id: 'school',
      title: 'Plaza en un colegio',
      text: 'Los colegios públicos, concertados y privados tienen cada uno su calendario.',
      items: [
        'Colegios cercanos a las viviendas que está viendo',
        'Visitas a los colegios que elija',
        'Públicos y concertados: la preinscripción de primavera',
        'Con el curso empezado: la solicitud para recién llegados',
        'Privados e internacionales: sus impresos y listas de espera',
        'Padrón, cartilla de vacunación y últimas notas en una carpeta',
      ],
    },
    {
      id: 'arrival',
      title: 'El primer mes',
      text: 'Los trámites prácticos que llenan las primeras semanas en otro país.',
      items: [
        'Luz, agua, gas e internet a su nombre',
        'La tarjeta sanitaria, una vez empadronados',
        'Médicos y dentistas que hablan su idioma',
        'Reciclaje, zona de aparcamiento y normas de la finca',
        'Presentación a los vecinos y al conserje',
        'Un teléfono al que llamar para cualquier otra duda',
      ],
    },
  ],
  process: {
    title: 'Cinco pasos, contados desde su llegada',
    text: 'Si dispone de menos tiempo, buscamos primero un alquiler amueblado y, desde allí, la vivienda definitiva.',
  },
  steps: [
    {
      title: 'Una primera llamada',
      when: 'Tres meses antes',
      text: 'Quiénes vienen, cuándo, con qué pasaportes y cómo les gusta vivir.',
    },
    {
      title: 'Documentos',
      when: 'Dos meses antes',
      text: 'NIE, certificados, apostillas. Escribimos la lista de su familia y pedimos las citas.',
    },
    {
      title: 'Vivienda y colegio',
      when: 'Seis semanas antes',
      text: 'Grabamos las viviendas, usted elige, y en un mismo viaje visita viviendas y colegios.',
    },
    {
      title: 'Llaves',
      when: 'Semana de llegada',
      text: 'Inventario, contadores, padrón y banco, con uno de nosotros al lado.',
    },
    {
      title: 'Instalarse',
      when: 'Primer mes',
      text: 'Residencia, tarjeta sanitaria, contratos. Al final repasamos juntos la lista.',
    },
  ],
  rules: {
    title: 'Cinco reglas que conviene conocer',
    text: 'Cada una con su fuente y la fecha de esa fuente, más abajo. Pregúntenos qué ha cambiado desde entonces.',
    table: {
      caption: 'Reglas para una familia que se muda a España',
      head: ['Asunto', 'Qué rige', 'Dónde está escrito'],
      rows: [
        [
          'Ciudadanos de la UE que se quedan más de tres meses',
          'Se inscriben en los tres meses siguientes a su llegada',
          'Real Decreto 240/2007, artículo 7',
        ],
        [
          'Los demás, con un permiso de más de seis meses',
          'Solicitan la TIE en el mes siguiente a su llegada o a la concesión',
          'Ley Orgánica 4/2000, artículo 4',
        ],
        ['Toda persona que vive en España', 'Se empadrona en su municipio', 'Ley 7/1985, artículo 15'],
        ['Niños de 6 a 16 años', 'Tienen que ir a la escuela', 'Ley Orgánica 2/2006, artículo 4'],
        [
          'Residentes legales en la UE',
          'Tienen derecho a una cuenta de pago básica, por 3 € al mes como máximo cuando se fijó, en 2019',
          'Real Decreto-ley 19/2017, Orden ECE/228/2019',
        ],
      ],
      note: 'Información orientativa, no asesoramiento jurídico.',
    },
    sources: [
      {
        label: 'Registro de ciudadanos de la UE: Real Decreto 240/2007',
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2007-4184',
        asOf: '2007-04-02',
      },
      {
        label: 'Tarjeta de identidad de extranjero (TIE): Ley Orgánica 4/2000',
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2000-544',
        asOf: '2009-12-13',
      },
      {
        label: 'Padrón: Ley 7/1985, de bases del régimen local',
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1985-5392',
        asOf: '1996-01-12',
      },
      {
        label: 'Escolarización obligatoria: Ley Orgánica 2/2006',
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2006-7899',
        asOf: '2006-05-24',
      },
      {
        label: 'Cuenta de pago básica y su comisión máxima: Real Decreto 164/2019, preámbulo',
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2019-4906',
        asOf: '2019-04-03',
      },
      {
        label: 'Plaza escolar en Barcelona fuera del plazo de primavera: Consorci d’Educació de Barcelona',
        url: 'https://www.edubcn.cat/ca/alumnat_i_familia/informacio_general_matriculacio/com_obtenir_placa_escolar',
        asOf: '2023-03-20',
      },
    ],
  },
  limits: {
    title: 'Qué cuesta y qué hacen otros',
    text: 'La primera llamada es gratuita. Después recibe un presupuesto por escrito de las partes que quiera. Somos agentes inmobiliarios: los visados y permisos corresponden a un abogado de extranjería; los impuestos, a un asesor fiscal, y nadie puede prometer plaza en un colegio concreto. Le avisamos con tiempo cuando necesite a alguno de ellos.',
  },
  person: {
    member: 'hannah-brandt',
    title: 'Su contacto: Hannah Brandt',
    text: 'Hannah vino de Bremen para un año y se quedó, así que conoce estos trámites de primera mano. Habla alemán, inglés y castellano.',
  },
  invitation: {
    title: '¿Cuándo vienen?',
    text: 'Díganos quiénes se mudan y más o menos cuándo. Le llamaremos y le diremos por dónde empezar.',
  },
};
