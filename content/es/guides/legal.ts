import type { GuideText } from '../../types/writing';

export const guide: GuideText = {
  title: 'Guía legal de la vivienda: documentos, plazos y firmas',
  excerpt:
    'Registro, habitabilidad, comunidad, energía, contratos, poderes, impuestos y residencia: qué demuestra cada documento y cuándo hace falta.',
  intro: `<p>Una compraventa descansa sobre una docena de documentos, y cada uno responde a una pregunta. De quién es, por ejemplo, o si debe algo. Cuando se conoce la pregunta, el documento se lee sin esfuerzo, y se nota antes cuál falta.</p>
<p>Esta guía los recorre en el orden en que los pedimos. Describe las normas en términos generales, a 20 de noviembre de 2026. No es asesoramiento jurídico, y para un contrato propio conviene un abogado que responda ante su cliente y ante nadie más de la mesa. La parte práctica está en las guías para <a href="/guias/comprar">comprar</a>, <a href="/guias/vender">vender</a> y <a href="/guias/alquilar">alquilar</a>.</p>`,
  steps: [
    {
      title: '¿De quién es y qué debe?',
      body: `<p>La <strong>nota simple</strong> del Registro de la Propiedad nombra a los titulares, describe la finca y enumera sus cargas: hipotecas, embargos, usufructos, servidumbres de paso. Informa; quien da fe es la certificación. Entre el borrador y la firma el notario vuelve a preguntar, porque una carga puede entrar de un día para otro.</p>
<p>Hay que compararla con el Catastro. El Registro dice de quién es; el Catastro, cuánto mide y dónde está, y no siempre coinciden. En suelo rústico la diferencia puede ser un bancal entero de olivos.</p>
<ul><li><strong>Documentos:</strong> nota simple, certificación catastral, escritura del vendedor.</li><li><strong>Plazo:</strong> un día.</li><li><strong>Coste:</strong> unos euros.</li></ul>`,
      checklist: [
        'El vendedor es el titular inscrito o tiene poder',
        'Las cargas por cancelar constan en el contrato',
        'Superficie del Registro, del Catastro y real comparadas',
      ],
    },
    {
      title: '¿Se puede vivir en ella?',
      body: `<p>En Cataluña lo acredita la <strong>cédula de habitabilidad</strong>. Vale 15 años en las viviendas usadas y 25 en las nuevas, y el comprador solo puede prescindir de ella en unos pocos casos, como el de una vivienda que va a rehabilitarse, con informe técnico. En la Comunitat Valenciana cumple esa función la <strong>declaración responsable de segunda ocupación</strong> (Decreto 12/2021), que el propietario presenta en el ayuntamiento con el certificado de un técnico; algunos municipios mantienen la licencia por ordenanza. Se exige cuando han pasado diez años desde la primera ocupación y la vivienda se transmite o se contratan de nuevo los suministros. Madrid suprimió la cédula en 2018 y se apoya en la licencia de ocupación del edificio.</p>
<p>También se pregunta por las obras sin licencia y, en las casas, por la piscina. Lo que no está en papel es difícil de hipotecar y de asegurar.</p>
<ul><li><strong>Documentos:</strong> cédula o declaración de segunda ocupación, licencias de obras.</li><li><strong>Plazo:</strong> de dos a cuatro semanas si hay que renovarla.</li><li><strong>Coste:</strong> según presupuesto del técnico; a cargo del vendedor.</li></ul>`,
      checklist: [
        'Documento en vigor el día de la escritura',
        'Obras declaradas',
        'Uso de vivienda inscrito en el Registro',
      ],
    },
    {
      title: 'La comunidad y el edificio',
      body: `<p>El certificado de la comunidad indica lo que debe el vendedor. Importa, porque la propia vivienda responde de una parte de la deuda: en Cataluña, del año en curso y de los cuatro anteriores; en los demás sitios, del año en curso y de tres. En los estatutos se buscan prohibiciones de alquilar o de abrir consulta; en las actas, obras aprobadas y aún sin pagar.</p>
<p>Los edificios antiguos pasan una inspección técnica. El resultado dice si la fachada de la foto está a punto de cubrirse con una malla.</p>
<ul><li><strong>Documentos:</strong> certificado de deuda, estatutos, actas, informe de inspección.</li><li><strong>Plazo:</strong> una semana; en agosto, tres.</li><li><strong>Coste:</strong> lo que cobre el administrador, a cargo del vendedor.</li></ul>`,
      checklist: [
        'Certificado firmado en el último mes',
        'Estatutos leídos pensando en el uso previsto',
        'Obras aprobadas: quién las paga, por escrito',
        'Inspección superada, o fecha de las obras conocida',
      ],
    },
    {
      title: 'La energía y el anuncio',
      body: `<p>El Real Decreto 390/2021 exige la letra energética en todo anuncio de venta o alquiler. El certificado dura diez años, cinco si la letra es G. La Ley 12/2023 y, en Cataluña, la Ley 18/2007 añaden qué más hay que contar al comprador: superficie, año, precio y lo que no incluye, cargas, habitabilidad, accesibilidad.</p>
<p>En Cataluña y en la Comunitat Valenciana los agentes están inscritos en un registro y deben dar su número. Los nuestros figuran al pie de cada página. Si en otro sitio falta, hay que pedirlo.</p>
<ul><li><strong>Documentos:</strong> certificado energético con etiqueta registrada.</li><li><strong>Plazo:</strong> unos días.</li><li><strong>Coste:</strong> según presupuesto del técnico; a cargo del vendedor o arrendador.</li></ul>`,
      checklist: [
        'Etiqueta con letra y caducidad',
        'Precio que dice lo que no incluye',
        'Número de registro del agente a la vista',
      ],
    },
    {
      title: 'Reserva, arras, escritura',
      body: `<p>Tres contratos que atan de distinta manera. La <strong>reserva</strong> retira la vivienda del mercado unos días. Las <strong>arras</strong> obligan: las penitenciales (artículo 1454 del Código Civil) permiten desistir al precio de la señal, las otras no, y si el contrato calla, lo decide un juez. La <strong>escritura</strong> ante notario transmite la vivienda, e inscribirla protege frente a terceros.</p>
<p>En obra nueva sobre plano, cada cantidad a cuenta debe estar garantizada por un banco o una aseguradora. Sin aval no se paga.</p>
<ul><li><strong>Documentos:</strong> cada contrato, con una nota simple reciente.</li><li><strong>Plazo:</strong> días, luego semanas, luego una hora.</li><li><strong>Coste:</strong> notaría, entre el 0,2 y el 0,5 %, y Registro, entre el 0,1 y el 0,25 % del precio.</li></ul>`,
      checklist: [
        'Tipo de arras escrito',
        'Condiciones y fechas por escrito',
        'Señal pagada en una cuenta que deje rastro',
        'Escritura enviada a inscribir el mismo día',
      ],
    },
    {
      title: 'Firmar desde el extranjero',
      body: `<p>Hacen falta el NIE, el pasaporte y un justificante del origen del dinero: notario y banco están obligados a pedirlo. Si no se puede venir, un poder firmado ante notario en el país de residencia, con apostilla y, si procede, traducción jurada, permite que firme otra persona. Mejor limitarlo a una vivienda y a un precio máximo.</p>
<p>Quien no entienda bien el castellano o el catalán firma con intérprete. Es una protección que da la ley, no un trámite.</p>
<ul><li><strong>Documentos:</strong> NIE, poder, apostilla, traducción, extractos bancarios. Los <a href="/faq#nie-papers">formularios están en las preguntas</a>.</li><li><strong>Plazo:</strong> de dos a seis semanas.</li><li><strong>Coste:</strong> el del notario de allí y el del traductor.</li></ul>`,
      checklist: [
        'Poder leído en los dos idiomas',
        'Original enviado con tiempo',
        'Origen de los fondos documentado',
        'Intérprete reservado si hace falta',
      ],
    },
    {
      title: 'Los impuestos y sus fechas',
      body: `<p>El comprador paga el ITP, o el IVA y el AJD si la vivienda es nueva. Desde el 1 de enero de 2022 la base es la cifra mayor entre el precio y el valor de referencia del Catastro (Ley 11/2021). El vendedor paga la plusvalía municipal y el impuesto sobre la ganancia. Si vive fuera, el comprador le retiene el {withheld} (modelo 211).</p>
<p>El propietario que reside en el extranjero declara cada año con el modelo 210, alquile o no: el 19 % los residentes fiscales en la UE, Islandia, Noruega y Liechtenstein, y el 24 % los demás. La <a href="/guias/inversion-inmobiliaria">guía de inversión inmobiliaria</a> lo calcula con un ejemplo.</p>
<ul><li><strong>Documentos:</strong> escritura, modelos, justificantes.</li><li><strong>Plazo:</strong> en la tabla.</li><li><strong>Coste:</strong> el impuesto; un recargo si se llega tarde.</li></ul>`,
      checklist: [
        'Valor de referencia consultado antes de firmar',
        'Fechas en la agenda de alguien',
        'Justificantes guardados con la escritura',
      ],
    },
    {
      title: 'Residencia: lo que la compra ya no da',
      body: `<p>La «golden visa», un permiso de residencia por compras desde 500.000 €, terminó el 3 de abril de 2025 (Ley Orgánica 1/2025). Sigue pudiendo comprar todo el mundo, tenga el pasaporte que tenga. Pero la escritura da una vivienda y ningún derecho a quedarse en el país más allá de lo que permita el pasaporte. Los permisos por trabajo, estudios o jubilación son asunto aparte y de otro abogado.</p>
<ul><li><strong>Documentos:</strong> los del permiso, no los de la vivienda.</li><li><strong>Plazo:</strong> meses.</li><li><strong>Coste:</strong> conviene preguntarlo antes de comprar y no después.</li></ul>`,
      checklist: [
        'Derecho de residencia resuelto por separado',
        'Días de residencia fiscal contados',
        'Asesor de extranjería, si hace falta',
      ],
    },
  ],
  tables: [
    {
      caption: 'Documentos e impuestos de compra por comunidad autónoma',
      head: ['Punto', 'Cataluña', 'Comunitat Valenciana', 'Madrid'],
      rows: [
        [
          'Habitabilidad',
          'Cédula de habitabilidad',
          'Declaración responsable de segunda ocupación, o licencia según el municipio',
          'Licencia de ocupación del edificio',
        ],
        [
          'Deuda de comunidad que sigue a la vivienda',
          'Año en curso y cuatro anteriores',
          'Año en curso y tres anteriores',
          'Año en curso y tres anteriores',
        ],
        [
          'ITP, segunda mano',
          '{itp.catalonia.1} hasta 600.000 €; {itp.catalonia.2} hasta 900.000 €; {itp.catalonia.3} hasta 1.500.000 €; {itp.catalonia.4} en adelante',
          '{itp.valencian.1}; {itp.valencian.2} sobre el total si supera 1.000.000 €',
          '{itp.madrid}',
        ],
        ['Obra nueva: IVA y AJD', '{vat} y {ajd.catalonia}', '{vat} y {ajd.valencian}', '{vat} y {ajd.madrid}'],
        ['Vigente desde', '27 de junio de 2025', '1 de junio de 2026', 'Revisado el 20 de noviembre de 2026'],
      ],
      note: 'En Cataluña los tramos son marginales. Hay tipos reducidos para la vivienda habitual, cada uno con sus requisitos. Cataluña: {itp.catalonia.reduced} hasta los 35 años, familias numerosas o monoparentales y personas con discapacidad, con ingresos limitados. Comunitat Valenciana: {itp.valencian.young} para menores de 35 años y {itp.valencian.family} para esas familias y personas con discapacidad, hasta 180.000 € ({itp.valencian.youngAbove} y {itp.valencian.familyAbove} por encima). Madrid: {itp.madrid.family} para familias numerosas, y un 10 % menos de cuota hasta 250.000 €.',
    },
    {
      caption: 'Quién tiene que hacer qué, y cuándo',
      head: ['Obligación', 'Quién', 'Cuándo'],
      rows: [
        ['ITP o AJD', 'Comprador', 'Un mes en Cataluña y en la Comunitat Valenciana; consultar en otras comunidades'],
        [
          'Retención del {withheld}, modelo 211',
          'Comprador, si el vendedor no es residente',
          'Un mes desde la escritura',
        ],
        ['Plusvalía municipal', 'Vendedor; el comprador, si el vendedor no es residente', '30 días hábiles'],
        ['Ganancia de no residente, modelo 210', 'Vendedor', 'Cuatro meses desde la escritura'],
        ['Oferta vinculante de la hipoteca', 'Banco', 'Diez días antes de la firma; 14 en Cataluña'],
      ],
      note: 'Revisado el 20 de noviembre de 2026. Si de un plazo depende algo importante, hay que confirmarlo con un asesor.',
    },
  ],
  timeline: [
    { label: 'NIE y poder', fromWeek: 0, toWeek: 6 },
    { label: 'Registro, Catastro y comunidad', fromWeek: 5, toWeek: 7 },
    { label: 'Arras', fromWeek: 7, toWeek: 8 },
    { label: 'Hipoteca y oferta vinculante', fromWeek: 8, toWeek: 13 },
    { label: 'Escritura', fromWeek: 13, toWeek: 14 },
    { label: 'Impuesto de la compra y modelo 211', fromWeek: 14, toWeek: 18 },
    { label: 'Plusvalía municipal', fromWeek: 14, toWeek: 20 },
    { label: 'Inscripción', fromWeek: 16, toWeek: 19 },
  ],
  sources: [
    {
      label: 'Certificados energéticos (Real Decreto 390/2021)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-9176',
      asOf: '2026-11-20',
    },
    {
      label: 'Información debida al comprador (Ley 12/2023; en Cataluña, Ley 18/2007)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2023-12203',
      asOf: '2026-11-20',
    },
    {
      label: 'Valor de referencia (Ley 11/2021)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-11473',
      asOf: '2026-11-20',
    },
    {
      label: 'ITP en Cataluña (Decreto ley 5/2025)',
      url: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2025-10270',
      asOf: '2026-11-20',
    },
    {
      label: 'ITP en la Comunitat Valenciana (Ley 5/2025)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1998-8202',
      asOf: '2026-11-20',
    },
    {
      label: 'Cédula de habitabilidad, vigencia y excepciones (Decreto 141/2012)',
      url: 'https://portaljuridic.gencat.cat/eli/es-ct/d/2012/10/30/141',
      asOf: '2012-10-30',
    },
    {
      label: 'Declaración responsable de ocupación en la Comunitat Valenciana (Decreto 12/2021); trámite en València',
      url: 'https://sede.valencia.es/sede/registro/procedimiento/UR.DU.50?lang=1',
      asOf: '2021-02-23',
    },
    {
      label: 'Fin de la «golden visa» (Ley Orgánica 1/2025)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2025-76',
      asOf: '2026-11-20',
    },
    {
      label: 'Oferta vinculante y gastos de la hipoteca (Ley 5/2019)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2019-3814',
      asOf: '2026-11-20',
    },
    {
      label: 'Deudas de comunidad (Ley 49/1960; en Cataluña, Código civil catalán, artículo 553-5)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1960-10906',
      asOf: '2015-06-20',
    },
    {
      label: 'Modelo 210 (Agencia Tributaria)',
      url: 'https://sede.agenciatributaria.gob.es/Sede/procedimientoini/GF00.shtml',
      asOf: '2026-11-20',
    },
    {
      label: 'Modelo 211 (Agencia Tributaria)',
      url: 'https://sede.agenciatributaria.gob.es/Sede/procedimientoini/GF01.shtml',
      asOf: '2026-11-20',
    },
  ],
};
