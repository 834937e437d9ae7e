import type { GuideText } from '../../types/writing';

export const guide: GuideText = {
  title: 'Vender una vivienda: precio, documentos y calendario',
  excerpt:
    'Cómo va una venta, de la primera cita a la notaría: el precio, los documentos, las semanas y quién paga cada impuesto y cada factura.',
  intro: `<p>Una venta suele torcerse por el precio de salida o por un documento que falta. Las dos cosas se resuelven antes de la primera visita, y por eso media guía trata de lo que hay que hacer antes.</p>
<p>En España es normal que pasen de tres a seis meses entre la primera foto y la notaría. En Barcelona, un piso con el precio bien puesto encuentra comprador en un plazo de 30 a 90 días. Para quien tenga menos tiempo, el calendario corto está en <a href="/guias/vender-casa-rapido">vender en ocho semanas</a>. Todo es orientativo, a 20 de noviembre de 2026, y no es asesoramiento fiscal.</p>`,
  steps: [
    {
      title: 'Decidir por qué y para cuándo',
      body: `<p>Vender antes de comprar da más calma y puede suponer unos meses de alquiler. Comprar antes de vender es más cómodo para la familia y exige un banco que acompañe. Hay que elegir antes de hablar de precio, porque el vendedor con prisa negocia con el calendario a la vista.</p>
<p>Si hay varios propietarios, conviene pactar por escrito el precio mínimo y quién habla. Los hermanos que heredan un piso suelen descubrir en las arras que tenían cuatro cifras distintas en la cabeza.</p>
<ul><li><strong>Documentos:</strong> escritura de compra o de herencia.</li><li><strong>Plazo:</strong> lo que tarden en ponerse de acuerdo.</li><li><strong>Coste:</strong> ninguno todavía.</li></ul>`,
      checklist: [
        'Precio mínimo acordado entre todos los propietarios',
        'Siguiente vivienda pensada',
        'Hipoteca pendiente consultada al banco',
      ],
    },
    {
      title: 'Encontrar el precio',
      body: `<p>Los anuncios dicen lo que esperan los vecinos. El Registro dice lo que alguien pagó. Partimos de lo segundo, por distritos, y corregimos por planta, ascensor, luz, terraza y estado. Sale una horquilla con sus motivos: la <a href="/herramientas/valoracion">herramienta de valoración</a> da la primera y una visita la estrecha.</p>
<p>Las tres primeras semanas traen a los compradores que estaban esperando. Si entonces el precio es alto, lo ven una vez y lo recuerdan como el piso caro.</p>
<ul><li><strong>Documentos:</strong> plano, recibo del IBI con los datos catastrales.</li><li><strong>Plazo:</strong> una semana.</li><li><strong>Coste:</strong> gratis y sin compromiso con nosotros; una tasación oficial cuesta de 300 a 600 €.</li></ul>`,
      checklist: [
        'Horquilla con la fuente de cada precio',
        'Viviendas comparables vistas en persona',
        'Primer precio y primera fecha de revisión fijados',
      ],
    },
    {
      title: 'Preparar la documentación',
      body: `<p>El anuncio debe mostrar por ley la letra energética, así que el certificado energético va primero. Vale diez años, o cinco si la letra es G. En Cataluña se entrega además la cédula de habitabilidad y en la Comunitat Valenciana, la declaración responsable de segunda ocupación (o la licencia, según el municipio). Lo construido y no declarado, una terraza cerrada por ejemplo, se resuelve ahora y no delante del banco del comprador.</p>
<ul><li><strong>Documentos:</strong> nota simple, certificado energético, cédula o declaración de segunda ocupación, certificado de la comunidad, último IBI, inspección del edificio.</li><li><strong>Plazo:</strong> de una a cuatro semanas; la cédula exige la visita de un técnico.</li><li><strong>Coste:</strong> según presupuesto del técnico; conviene encargar certificado y cédula a la vez.</li></ul>`,
      checklist: [
        'Nota simple leída en busca de hipotecas viejas y usufructos',
        'Certificado energético registrado',
        'Cédula o declaración de segunda ocupación en vigor',
        'Comunidad al día y certificado pedido',
        'Superficie registrada y real comparadas',
      ],
    },
    {
      title: 'Preparar la vivienda',
      body: `<p>Se repara lo que gotea, se cambian las bombillas y se retira un tercio de lo que hay a la vista. La pintura se recupera; una cocina nueva, rara vez, porque el comprador quería otra. Las fotos se hacen una sola vez, a la hora en que el sol entra en el salón, y con plano a escala: quien ha estudiado el plano viene a visitar con intención.</p>
<ul><li><strong>Documentos:</strong> facturas de obras, que pueden rebajar el impuesto.</li><li><strong>Plazo:</strong> una o dos semanas.</li><li><strong>Coste:</strong> pintura y un fin de semana, por lo general.</li></ul>`,
      checklist: [
        'Pequeñas reparaciones hechas',
        'Armarios a media carga',
        'Fotos y plano listos',
        'Facturas de obras anteriores localizadas',
      ],
    },
    {
      title: 'Encargo y publicación',
      body: `<p>La nota de encargo dice por escrito qué hace la agencia, cuánto cobra, cuándo y hasta qué fecha dura el contrato. Esto último se lee dos veces. El anuncio debe indicar el precio total y lo que no incluye, la superficie, el año, la letra energética y las cargas; los nuestros cuentan también <a href="/services/sales">lo que el comprador debería saber</a> antes de la segunda visita.</p>
<ul><li><strong>Documentos:</strong> encargo firmado, documentos de identidad de todos los propietarios.</li><li><strong>Plazo:</strong> dos o tres días.</li><li><strong>Coste:</strong> los honorarios del encargo, que se deben si hay venta.</li></ul>`,
      checklist: [
        'Honorarios, duración y preaviso por escrito',
        'Número de registro de la agencia comprobado',
        'Anuncio leído antes de publicarse',
      ],
    },
    {
      title: 'Visitas y ofertas',
      body: `<p>Las visitas van con cita, agrupadas en dos tardes, y detrás de cada una hay un nombre y un motivo. Es mejor que el propietario no esté: se abren menos armarios cuando alguien sigue al visitante con un café en la mano. Después de cada visita mandamos dos frases con lo que se ha dicho.</p>
<p>Una oferta es más que una cifra. Pagar al contado en seis semanas puede valer más que un precio superior pendiente de un préstamo al límite. Hay que preguntar qué necesita el comprador del banco y para cuándo.</p>
<ul><li><strong>Documentos:</strong> oferta por escrito, justificante de fondos o carta del banco.</li><li><strong>Plazo:</strong> de 30 a 90 días en Barcelona, con el precio bien puesto.</li><li><strong>Coste:</strong> ninguno.</li></ul>`,
      checklist: [
        'Ofertas siempre por escrito',
        'Financiación del comprador entendida',
        'Precio revisado el día que se fijó al empezar',
      ],
    },
    {
      title: 'Arras y notaría',
      body: `<p>Con arras penitenciales, el vendedor que se arrepiente devuelve la señal doblada, de modo que se firma cuando ya se sabe adónde ir. Si hay hipoteca, el banco certifica el saldo al día de la escritura, envía a un apoderado para cancelar y cobra directamente una parte del precio. La cancelación en el Registro lleva su propia escritura, pequeña, y su gestoría.</p>
<ul><li><strong>Documentos:</strong> contrato de arras, certificado de saldo, todos los certificados de la vivienda.</li><li><strong>Plazo:</strong> de cuatro a ocho semanas entre arras y escritura.</li><li><strong>Coste:</strong> la cancelación, si hay hipoteca.</li></ul>`,
      checklist: [
        'Fechas de arras y mudanza compatibles',
        'Banco avisado con tres semanas',
        'Contrato que no dependa de documentos pendientes',
        'Llaves, mandos y lecturas de contadores entregados',
      ],
    },
    {
      title: 'Después de la venta: tres impuestos',
      body: `<p>La <strong>plusvalía municipal</strong> se presenta en el ayuntamiento en 30 días hábiles. Desde noviembre de 2021 se elige el más barato de dos métodos, y quien vendió perdiendo lo declara y no paga. La ganancia va a la <strong>renta</strong> de la primavera siguiente, con exenciones para quien vende su vivienda habitual y compra otra y para los mayores de 65 años que venden la suya. El IBI del año se reparte según lo pactado.</p>
<p>Si el vendedor vive fuera, el comprador retiene el {withheld} del precio y la diferencia, a favor o en contra, se liquida con el modelo 210.</p>
<ul><li><strong>Documentos:</strong> las dos escrituras, facturas y, en su caso, el modelo 211 del comprador.</li><li><strong>Plazo:</strong> 30 días hábiles en el ayuntamiento; cuatro meses para no residentes.</li><li><strong>Coste:</strong> véase la tabla.</li></ul>`,
      checklist: [
        'Plusvalía calculada por los dos métodos',
        'Facturas de compra, obras y venta reunidas',
        'Asesor consultado antes de la escritura y no después',
      ],
    },
  ],
  tables: [
    {
      caption: 'Quién paga qué al vender una vivienda',
      head: ['Concepto', 'Vendedor', 'Comprador'],
      rows: [
        ['Certificado energético, cédula o declaración de segunda ocupación', 'Sí', 'No'],
        ['Plusvalía municipal', 'Sí; la presenta el comprador si el vendedor vive fuera', 'No'],
        ['Impuesto sobre la ganancia', 'Sí', 'No'],
        ['Cancelación de la hipoteca anterior', 'Sí', 'No'],
        ['ITP, o IVA y AJD', 'No', 'Sí'],
        ['Notaría y Registro de la compra', 'Por ley, una parte; suele pactarse otra cosa', 'Normalmente, todo'],
        ['Honorarios de la agencia por la venta', 'Lo que diga el encargo', 'Solo si se pacta por escrito'],
      ],
      note: 'Práctica habitual; el contrato puede repartir algunos conceptos de otro modo. Revisado el 20 de noviembre de 2026.',
    },
    {
      caption: 'Lo que paga el comprador además de 450.000 €, segunda mano',
      head: ['Concepto', 'Cataluña', 'Comunitat Valenciana', 'Madrid'],
      rows: [
        ['ITP', '{itp.catalonia.1}: 45.000 €', '{itp.valencian.1}: 40.500 €', '{itp.madrid}: 27.000 €'],
        ['Notaría (0,3 %), Registro (0,15 %), gestoría', '2.425 €', '2.425 €', '2.425 €'],
        ['Total', '47.425 €', '42.925 €', '29.425 €'],
      ],
      note: 'Tramos de Cataluña desde el 27 de junio de 2025 ({itp.catalonia.1} hasta 600.000 €; después {itp.catalonia.2}, {itp.catalonia.3} y {itp.catalonia.4}); Comunitat Valenciana, {itp.valencian.1} desde el 1 de junio de 2026 y {itp.valencian.2} por encima de 1.000.000 €. Gestoría, 400 €. Sale de los mismos ahorros que el precio.',
    },
  ],
  timeline: [
    { label: 'Decisión y valoración', fromWeek: 0, toWeek: 2 },
    { label: 'Documentos', fromWeek: 1, toWeek: 5 },
    { label: 'Arreglos, fotos y plano', fromWeek: 2, toWeek: 4 },
    { label: 'Visitas y ofertas', fromWeek: 4, toWeek: 14 },
    { label: 'Arras', fromWeek: 14, toWeek: 15 },
    { label: 'Hipoteca del comprador', fromWeek: 15, toWeek: 21 },
    { label: 'Notaría', fromWeek: 21, toWeek: 22 },
    { label: 'Plusvalía en el ayuntamiento', fromWeek: 22, toWeek: 28 },
  ],
  sources: [
    {
      label: 'Certificado energético en los anuncios y su validez (Real Decreto 390/2021)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-9176',
      asOf: '2026-11-20',
    },
    {
      label: 'Plusvalía municipal, dos métodos (Real Decreto-ley 26/2021, en vigor desde el 10 de noviembre de 2021)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-18276',
      asOf: '2021-11-10',
    },
    {
      label: 'Retención del {withheld} a vendedores no residentes, modelo 211 (Agencia Tributaria)',
      url: 'https://sede.agenciatributaria.gob.es/Sede/procedimientoini/GF01.shtml',
      asOf: '2026-11-20',
    },
    {
      label: 'ITP en Cataluña desde el 27 de junio de 2025 (Decreto ley 5/2025)',
      url: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2025-10270',
      asOf: '2026-11-20',
    },
    {
      label: 'ITP en la Comunitat Valenciana desde el 1 de junio de 2026 (Ley 5/2025)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1998-8202',
      asOf: '2026-11-20',
    },
    {
      label: 'Contenido obligatorio del anuncio (Ley 12/2023, artículo 31)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2023-12203',
      asOf: '2026-11-20',
    },
  ],
};
