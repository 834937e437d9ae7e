import type { GuideText } from '../../types/writing';

export const guide: GuideText = {
  title: 'Vender una vivienda en ocho semanas',
  excerpt:
    'Calendario para vender con poco tiempo: qué debe estar listo cada semana, dónde se pierden los días y cuánto queda después de pagarlo todo.',
  intro: `<p>Una venta dura en España de tres a seis meses, y en Barcelona un piso con el precio bien puesto tarda de 30 a 90 días en encontrar comprador. Ocho semanas desde la primera llamada hasta la escritura son, por tanto, ir deprisa. Se puede si el precio es el acertado desde el primer día, los papeles están completos y el banco del comprador no se duerme. Dos de las tres cosas dependen del vendedor.</p>
<p>Este es el calendario que usamos. Si la semana ocho se convierte en la once, casi siempre será por la hipoteca del comprador. El último paso dice lo que cuesta vender, con ejemplos al euro. Las cantidades supuestas se indican, los tipos son los del 20 de noviembre de 2026 y la última palabra la tiene el asesor. Quien disponga de más tiempo irá más cómodo con <a href="/guias/vender">la guía completa de venta</a>.</p>`,
  steps: [
    {
      title: 'Semana 1: el precio y los certificados',
      body: `<p>Visitamos y después enviamos una horquilla por escrito, con los precios en los que se apoya. Hay que elegir una cifra que esté dentro. El vendedor con prisa que empieza por encima lo paga dos veces: pierde las primeras semanas y la rebaja la ve todo el mundo. La <a href="/herramientas/valoracion">herramienta de valoración</a> da una primera idea esta misma noche.</p>
<p>Ese día se encarga lo que más tarda: certificado energético, cédula de habitabilidad o declaración de segunda ocupación, certificado de la comunidad. Y se pide al banco el saldo de la hipoteca.</p>`,
      checklist: [
        'Precio dentro de la horquilla',
        'Certificado energético y cédula encargados el primer día',
        'Nota simple leída por las dos partes',
        'Todos los propietarios localizables y poderes para quien esté fuera',
      ],
    },
    {
      title: 'Semana 2: la vivienda y sus fotos',
      body: `<p>Dos días para vaciar, uno para reparar y otro para limpiar. Un tercio de los muebles puede pasar el mes en el garaje de un amigo. En ocho semanas no se reforma nada, y nadie lo espera. Medimos, dibujamos el plano y fotografiamos a la hora en que el sol entra en el salón.</p>
<p>Esta semana se firma el encargo: honorarios, duración y qué hacemos. Desde entonces hay un área en la que se sigue la venta: visitas con lo que se dijo, documentos, ofertas y, si se quiere, las cifras cada viernes.</p>`,
      checklist: [
        'Grifos, bombillas y persianas en orden',
        'Fotos y plano aprobados',
        'Encargo firmado por todos los propietarios',
      ],
    },
    {
      title: 'Semana 3: publicación',
      body: `<p>El anuncio sale un martes con todo dentro: precio, superficie, letra energética, cuota de comunidad y también el inconveniente. A quienes buscan justo eso en nuestra lista los avisamos la tarde anterior. Las visitas se agrupan en dos tardes, jueves y sábado, para que quien viene vea que vienen otros.</p>
<p>Después de cada visita mandamos dos frases. Si la misma queja llega tres veces, tiene razón.</p>`,
      checklist: [
        'Letra energética en el anuncio',
        'Dos tardes libres reservadas',
        'El propietario, fuera durante las visitas',
      ],
    },
    {
      title: 'Semana 4: segundas visitas y ofertas',
      body: `<p>Los que van en serio vuelven acompañados de alguien que entiende de obras. Hay que dejarle mirar. Las ofertas se piden por escrito, con fecha y con carta del banco o justificante de fondos. Diez visitas sin oferta el viernes significan que el precio está mal, y se corrige ahora, de una vez y con claridad, porque la semana seis es tarde.</p>
<p>Entre dos ofertas, la buena es la que va a llegar a la notaría. Algo menos de quien tiene el dinero suele ser más rápido que algo más de quien antes debe vender lo suyo.</p>`,
      checklist: [
        'Ofertas siempre por escrito',
        'Financiación de cada comprador comprobada',
        'Decisión sobre el precio el viernes, sea cual sea',
      ],
    },
    {
      title: 'Semana 5: las arras',
      body: `<p>Con los papeles listos, el contrato se hace en tres días. Indica el tipo de arras, la señal, la fecha límite de la escritura y qué pasa si el banco deniega el préstamo. Con arras penitenciales, quien vende y cambia de idea devuelve el doble, así que conviene saber dónde se va a dormir en la semana nueve.</p>
<p>Es el momento de avisar al propio banco de la cancelación y de pedir que envíe a un apoderado ese día.</p>`,
      checklist: [
        'Fecha de la escritura en el contrato',
        'Cláusula de hipoteca con plazo',
        'Banco avisado de la cancelación',
        'Mudanza apalabrada',
      ],
    },
    {
      title: 'Semanas 6 y 7: tasación e hipoteca del comprador',
      body: `<p>Viene el tasador, y se le recibe con el plano y las facturas encima de la mesa. Unos días después el banco envía la oferta vinculante y empieza una espera legal de diez días como mínimo, catorce en Cataluña. Esos catorce días son dos de las ocho semanas, y por eso vale tanto un comprador que en la semana cuatro ya traía la carta de su banco.</p>
<p>Mientras tanto se leen contadores, se dan de baja contratos y se vacía el trastero. En todas las casas hay un trastero que resulta estar lleno.</p>`,
      checklist: [
        'Tasador recibido con la documentación',
        'Fecha de la oferta vinculante conocida',
        'Borrador de la escritura pedido',
        'Certificado de la comunidad renovado para el día',
      ],
    },
    {
      title: 'Semana 8: la notaría',
      body: `<p>Una hora y varios cheques. Una parte del precio liquida allí mismo la hipoteca y el resto es del vendedor. Se entregan las llaves, los mandos y el manual de la caldera, y el comprador fotografía los contadores.</p>
<p>Si el vendedor reside fuera, el comprador retiene el {withheld} y le da copia del modelo 211. Hay que guardarla con la escritura: sin ella no hay devolución.</p>`,
      checklist: [
        'Borrador de la escritura leído',
        'Saldo de la hipoteca al día',
        'Certificados en la carpeta',
        'Copia del modelo 211, si se vive fuera',
      ],
    },
    {
      title: 'Lo que cuesta y lo que queda',
      body: `<p><strong>Plusvalía municipal.</strong> Se presenta en el ayuntamiento en 30 días hábiles. Se puede elegir entre el cálculo sobre el valor catastral del suelo y el cálculo sobre la ganancia real. Si el simulador municipal da 5.310 € con el primero y 3.840 € con el segundo, se pagan 3.840 € y se ahorran 1.470 € con marcar una casilla. Si se vendió perdiendo, se declara y no se paga.</p>
<p><strong>IRPF.</strong> La ganancia es la venta menos sus gastos, menos la compra con sus impuestos y gastos. Tributa en la escala del ahorro, que sube con la cantidad. En el ejemplo, 420.000 € menos una plusvalía de 3.840 € son 416.160 €; la compra costó en total 321.100 €; la ganancia es de <strong>95.060 €</strong>, antes de restar los honorarios de la agencia. Si la vivienda vendida era la habitual, hay exenciones para quien reinvierte en otra antes de dos años y para los mayores de 65. Si había hipoteca, lo que debe reinvertirse es el precio menos el préstamo devuelto.</p>
<p><strong>No residentes.</strong> De 420.000 € el comprador retiene el {withheld}, 12.600 €. La ganancia tributa al 19 %: sobre 95.060 € son 18.061,40 €, y quedan por pagar 5.461,40 € con el modelo 210. Con una ganancia de 40.000 € serían 7.600 € y se devolverían 5.000 €. El modelo se presenta en los cuatro meses siguientes a la escritura.</p>`,
      checklist: [
        'Plusvalía por los dos métodos',
        'Facturas de obras localizadas',
        'Exención por reinversión hablada antes de la escritura',
        'Modelo 210 en la agenda, si se vive fuera',
      ],
    },
  ],
  tables: [
    {
      caption: 'Una venta de 420.000 €: lo que llega a la cuenta',
      head: ['Concepto', 'Importe'],
      rows: [
        ['Precio', '420.000 €'],
        ['Hipoteca pendiente (supuesto)', '−118.400 €'],
        ['Cancelarla: notaría, Registro, gestoría (supuesto)', '−1.000 €'],
        ['Plusvalía municipal, método más barato (supuesto)', '−3.840 €'],
        ['Certificado energético y cédula (supuesto)', '−300 €'],
        ['Queda antes de IRPF y honorarios de agencia', '296.460 €'],
      ],
      note: 'Ejemplo. La plusvalía sale del simulador del ayuntamiento; la cancelación, de tres presupuestos; los honorarios, del encargo. Puede sumarse la compensación del banco por amortizar antes de tiempo.',
    },
    {
      caption: 'Vendedor que vive fuera: el {withheld} y la liquidación, precio de 420.000 €',
      head: ['Ganancia', 'Impuesto al 19 %', 'Retenido', 'Resultado'],
      rows: [
        ['95.060 €', '18.061,40 €', '12.600 €', '5.461,40 € a pagar'],
        ['40.000 €', '7.600 €', '12.600 €', '5.000 € a devolver'],
        ['Ninguna, o pérdida', '0 €', '12.600 €', '12.600 € a devolver'],
      ],
      note: 'Modelos 211 (comprador, un mes) y 210 (vendedor, cuatro meses desde la escritura). Revisado el 20 de noviembre de 2026.',
    },
  ],
  timeline: [
    { label: 'Precio y documentos encargados', fromWeek: 0, toWeek: 1 },
    { label: 'Vivienda y fotos', fromWeek: 1, toWeek: 2 },
    { label: 'Publicación y primeras visitas', fromWeek: 2, toWeek: 3 },
    { label: 'Segundas visitas y ofertas', fromWeek: 3, toWeek: 4 },
    { label: 'Arras', fromWeek: 4, toWeek: 5 },
    { label: 'Tasación y oferta vinculante', fromWeek: 5, toWeek: 7 },
    { label: 'Notaría', fromWeek: 7, toWeek: 8 },
    { label: 'Plusvalía en el ayuntamiento', fromWeek: 8, toWeek: 14 },
    { label: 'Modelo 210, vendedores de fuera', fromWeek: 8, toWeek: 25 },
  ],
  sources: [
    {
      label:
        'Tiempo de venta: de 3 a 6 meses, o de 30 a 90 días con buen precio (orientativo; depende del precio y de la zona)',
      asOf: '2026-11-20',
    },
    {
      label: 'Plusvalía municipal, elección de método (Real Decreto-ley 26/2021)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-18276',
      asOf: '2021-11-10',
    },
    {
      label: 'Ganancias y exenciones en el IRPF (Ley 35/2006)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2006-20764',
      asOf: '2025-01-01',
    },
    {
      label: 'Retención del {withheld}, modelos 211 y 210 (Agencia Tributaria)',
      url: 'https://sede.agenciatributaria.gob.es/Sede/procedimientoini/GF01.shtml',
      asOf: '2026-11-20',
    },
    {
      label: 'Impuesto sobre ganancias de no residentes (Real Decreto Legislativo 5/2004, artículo 25)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2004-4527',
      asOf: '2024-07-31',
    },
    {
      label: 'Certificado energético (Real Decreto 390/2021)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-9176',
      asOf: '2026-11-20',
    },
    {
      label: 'Oferta vinculante, diez días (Ley 5/2019)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2019-3814',
      asOf: '2026-11-20',
    },
  ],
};
