import { lettingDecrees } from '../../letting-law';
import type { GuideText } from '../../types/writing';
import { lettingLaw } from '../letting-law';

export const guide: GuideText = {
  title: 'Alquilar una vivienda: guía para propietarios e inquilinos',
  excerpt:
    'Renta, fianza, contrato e inventario para propietarios e inquilinos, con las reglas de Cataluña, la Comunitat Valenciana y Madrid.',
  intro: `<p>Casi todas las disputas entre propietario e inquilino van de dos cosas: cómo estaba el piso el primer día y qué se dijo de la fianza. Las dos caben en un papel, y el papel se escribe en una tarde. Lo demás es ley, y desde 2023 ha habido mucha ley nueva, sobre todo en Cataluña.</p>
<p>Esta guía trata de la vivienda en la que alguien vive. El alquiler vacacional sigue otras reglas, que están en <a href="/guias/inversion">la guía de inversión</a>. Es orientación a 24 de noviembre de 2026 o, donde figura otra fecha, a esa; para cada contrato hay que mirar la ley vigente el día de la firma.</p>`,
  steps: [
    {
      title: '¿Se puede alquilar esta vivienda?',
      body: `<p>El <strong>propietario</strong> necesita el certificado energético antes del anuncio, y la cédula de habitabilidad en Cataluña o la declaración responsable de segunda ocupación (o la licencia, según el municipio) en la Comunitat Valenciana antes del contrato. Conviene leer los estatutos de la comunidad y avisar a la aseguradora de que la vivienda está alquilada.</p>
<p>El <strong>inquilino</strong> puede pedir los dos documentos y la prueba de que quien firma es el dueño. Una nota simple reciente lo aclara por unos euros. Quien pide dinero antes de una visita no es el propietario.</p>
<ul><li><strong>Documentos:</strong> certificado energético, cédula o declaración de segunda ocupación, nota simple.</li><li><strong>Plazo:</strong> de una a cuatro semanas.</li><li><strong>Coste:</strong> el del técnico, a cargo del propietario.</li></ul>`,
      checklist: [
        'Certificado energético en vigor',
        'Cédula o declaración de segunda ocupación en vigor',
        'Propietario comprobado en el Registro',
      ],
    },
    {
      title: 'La renta, y dónde tiene tope',
      body: `<p>En Cataluña 140 municipios, Barcelona entre ellos, son <em>zona tensionada</em> desde el 16 de marzo de 2024, y otros 131 se añadieron aquel otoño. La declaración dura tres años, así que en marzo de 2027 toca revisarla. La renta nueva no puede superar la última de los cinco años anteriores, actualizada. Para los grandes tenedores, y para la vivienda que no se ha alquilado en esos cinco años, el techo es el <strong>índice de referencia</strong> del Ministerio de Vivienda, que cualquiera puede consultar por dirección.</p>
<p>Desde el 1 de enero de 2026 (Ley 11/2025) los contratos de temporada por trabajo o estudios y el alquiler por habitaciones tienen en Cataluña los mismos límites.</p>
<ul><li><strong>Documentos:</strong> contrato anterior, índice impreso con su fecha.</li><li><strong>Plazo:</strong> una hora.</li><li><strong>Coste:</strong> ninguno.</li></ul>`,
      checklist: [
        'Renta anterior y su fecha conocidas',
        'Índice impreso el día del contrato',
        'Las dos cifras escritas en el contrato',
        'Número de viviendas del arrendador declarado',
      ],
    },
    {
      title: 'El anuncio y la elección',
      body: `<p>El anuncio indica renta, superficie, letra energética y fianza. En una zona tensionada de Cataluña indica además la renta del último contrato de los cinco años anteriores o, si no lo hubo, la del índice de referencia, y si el propietario es gran tenedor. Lo exige desde el 30 de enero de 2025 el Decreto ley 1/2025, que modificó la Ley 18/2007. Los honorarios de la agencia en una vivienda habitual los paga el propietario: lo dice la Ley 12/2023, en vigor desde el 26 de mayo de 2023, y ningún «gasto de gestión» la esquiva.</p>
<p>El propietario puede pedir nóminas, contrato de trabajo o declaración de la renta. Si se piensa tener hijos no es asunto suyo. Al inquilino le ayuda más una carpeta ordenada, enviada en una hora, que diez llamadas.</p>
<ul><li><strong>Documentos:</strong> documento de identidad, justificante de ingresos, una referencia si la hay.</li><li><strong>Plazo:</strong> de una a tres semanas.</li><li><strong>Coste:</strong> los honorarios, para el propietario.</li></ul>`,
      checklist: [
        'Letra energética en el anuncio',
        'En zona tensionada: última renta o índice, y si el propietario es gran tenedor',
        'Honorarios solo a cargo del propietario',
        'Carpeta del inquilino en un único archivo',
      ],
    },
    {
      title: 'El contrato',
      body: `<p>En la vivienda habitual el inquilino puede quedarse hasta cinco años, o siete si el arrendador es una empresa, aunque el contrato diga menos. Puede irse a partir de los seis meses con 30 días de preaviso. El propietario que quizá necesite la casa para su familia debe decirlo en el contrato, y solo podrá pedirla pasado el primer año.</p>
<p>${lettingLaw.rise}</p>
<p>${lettingLaw.rentDecree}</p>
<p>${lettingLaw.renewalDecree} Los decretos anteriores de este año ya no rigen: el 8/2026 se derogó el 28 de abril, y el 26 y el 27/2026, el 2 de octubre; lo firmado o notificado mientras rigieron puede conservar efectos y conviene consultarlo.</p>
<ul><li><strong>Documentos:</strong> contrato con anexos, documentos de identidad.</li><li><strong>Plazo:</strong> dos días para leerlo.</li><li><strong>Coste:</strong> para el inquilino, solo la renta y la fianza.</li></ul>`,
      checklist: [
        'Duración y preavisos entendidos por los dos',
        'Cláusula de actualización, o ninguna',
        'Reparto de los suministros',
        'Número de cuenta y día de pago',
      ],
    },
    {
      title: 'Fianza y garantías',
      body: `<p>La fianza es de una mensualidad en las viviendas. Cualquier garantía adicional tiene un límite de dos mensualidades en los contratos de hasta cinco años, siete con empresas. El propietario no se queda la fianza: la deposita en la comunidad autónoma.</p>
<p>Un ejemplo con una renta de 1.200 €: el primer mes, 1.200 €, y la fianza, 1.200 €, suman 2.400 € el día de la firma. Con la mayor garantía adicional, otros 2.400 €, son 4.800 €.</p>
<ul><li><strong>Documentos:</strong> resguardo del depósito, que el inquilino puede pedir.</li><li><strong>Plazo:</strong> uno o dos meses según la comunidad, en la tabla.</li><li><strong>Coste:</strong> una mensualidad, que se devuelve al final.</li></ul>`,
      checklist: [
        'Fianza de una mensualidad y no más',
        'Garantía adicional de dos mensualidades como máximo',
        'Depósito hecho y resguardo enviado',
      ],
    },
    {
      title: 'Inventario y llaves',
      body: `<p>Se recorre la vivienda entre los dos, lista en mano, habitación por habitación. Se fotografían el suelo, el interior del horno y los contadores, con fecha. Se anota lo que no funciona: dentro de cuatro años nadie recordará que la persiana izquierda ya estaba atascada. Las dos partes firman cada página.</p>
<ul><li><strong>Documentos:</strong> inventario con fotos, lecturas de contadores, lista de llaves.</li><li><strong>Plazo:</strong> una hora y media.</li><li><strong>Coste:</strong> ninguno.</li></ul>`,
      checklist: [
        'Todas las habitaciones fotografiadas',
        'Contadores leídos',
        'Llaves contadas y anotadas',
        'Defectos apuntados con fecha de reparación',
      ],
    },
    {
      title: 'Durante el contrato',
      body: `<p>El propietario mantiene la vivienda habitable: caldera, tuberías, instalación eléctrica, cubierta. El inquilino se ocupa del pequeño desgaste diario y avisa de lo demás enseguida y por escrito. Un seguro de 200 a 600 € al año (horquilla para toda España) cubre el inmueble y la responsabilidad del propietario; los muebles del inquilino necesitan su propia póliza.</p>
<ul><li><strong>Documentos:</strong> recibos de la renta, mensajes sobre reparaciones.</li><li><strong>Plazo:</strong> lo que dure el contrato.</li><li><strong>Coste:</strong> las reparaciones, según lo dicho.</li></ul>`,
      checklist: [
        'Reparaciones pedidas por escrito',
        'Caldera revisada',
        'Subida de la renta comunicada antes de cobrarla',
      ],
    },
    {
      title: 'Fin del contrato y devolución de la fianza',
      body: `<p>${lettingLaw.end} El último día se repasa el inventario. Si la fianza no se ha devuelto un mes después de entregar las llaves, devenga el interés legal.</p>
<ul><li><strong>Documentos:</strong> preaviso que deje prueba, primer inventario, lecturas finales.</li><li><strong>Plazo:</strong> ${lettingLaw.notice}; uno para la fianza.</li><li><strong>Coste:</strong> los daños que excedan del uso normal, con factura.</li></ul>`,
      checklist: [
        'Preaviso enviado por un medio que deje constancia',
        'Inventario comparado página por página',
        'Fianza reclamada a la comunidad autónoma',
      ],
    },
  ],
  tables: [
    {
      caption: 'Reglas del alquiler por comunidad autónoma',
      head: ['Punto', 'Cataluña', 'Comunitat Valenciana', 'Madrid'],
      rows: [
        ['Fianza de una vivienda', 'Una mensualidad', 'Una mensualidad', 'Una mensualidad'],
        [
          'Dónde se deposita',
          'INCASÒL, en dos meses',
          'Generalitat Valenciana, en un mes',
          'Agencia regional de vivienda, en 30 días',
        ],
        [
          'Documento de habitabilidad',
          'Cédula de habitabilidad',
          'Declaración responsable de segunda ocupación, o licencia según el municipio',
          'Ninguno desde 2018; la licencia de ocupación del edificio',
        ],
        [
          'Tope de renta',
          'Zonas tensionadas desde el 16 de marzo de 2024, Barcelona incluida',
          'Ninguno que conozcamos; consultar en el ayuntamiento',
          'Ninguno que conozcamos; consultar en el ayuntamiento',
        ],
        ['Tope en alquiler de temporada', 'Sí, desde el 1 de enero de 2026, salvo por ocio', 'Sin tope', 'Sin tope'],
        [
          'Anuncio en zona tensionada',
          'Última renta o índice, y si el propietario es gran tenedor',
          'Ninguna regla propia que conozcamos',
          'Ninguna regla propia que conozcamos',
        ],
        ['Alquiler turístico: número de registro', 'Autonómico', 'Autonómico', 'Autonómico'],
      ],
      note: 'La ley estatal (LAU, Ley 12/2023) rige en todas partes. El número de registro estatal de los alquileres de corta duración (Real Decreto 1312/2024, desde el 1 de julio de 2025) lo anuló el Tribunal Supremo en mayo de 2026. Fechas y declaraciones cambian: hay que comprobarlas para cada contrato.',
    },
    {
      caption: 'Quién paga qué en una vivienda habitual',
      head: ['Concepto', 'Propietario', 'Inquilino'],
      rows: [
        ['Honorarios de la agencia', 'Sí', 'No'],
        ['Certificado energético, cédula', 'Sí', 'No'],
        ['Fianza', 'La deposita', 'La paga y la recupera'],
        ['IBI y comunidad', 'Sí', 'Solo lo que diga el contrato y permita la ley de su fecha'],
        ['Luz, agua, internet', 'No', 'Sí'],
        ['Caldera, tuberías, cubierta', 'Sí', 'Los daños que cause'],
      ],
      note: 'Vivienda habitual según la ley ordinaria (LAU). Revisado el 20 de noviembre de 2026.',
    },
  ],
  timeline: [
    { label: 'Certificados', fromWeek: 0, toWeek: 4 },
    { label: 'Renta e índice', fromWeek: 3, toWeek: 4 },
    { label: 'Anuncio y visitas', fromWeek: 4, toWeek: 7 },
    { label: 'Contrato y fianza', fromWeek: 7, toWeek: 8 },
    { label: 'Inventario y llaves', fromWeek: 8, toWeek: 9 },
    { label: 'Depósito de la fianza', fromWeek: 8, toWeek: 16 },
  ],
  sources: [
    {
      label: 'Duración, fianza, garantías y preavisos (Ley 29/1994, LAU)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003',
      asOf: '2023-05-26',
    },
    {
      label: 'Honorarios de la agencia y zonas tensionadas (Ley 12/2023, en vigor desde el 26 de mayo de 2023)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2023-12203',
      asOf: '2026-11-20',
    },
    {
      label: 'Índice de referencia por dirección (Ministerio de Vivienda)',
      url: 'https://serpavi.mivau.gob.es',
      asOf: '2026-04-21',
    },
    {
      label: 'Alquiler de temporada y por habitaciones en Cataluña (Ley 11/2025, desde el 1 de enero de 2026)',
      asOf: '2026-01-01',
    },
    {
      label: lettingLaw.renewalSource,
      url: lettingDecrees.renewal.source,
      asOf: lettingDecrees.renewal.asOf,
    },
    {
      label: lettingLaw.rentSource,
      url: lettingDecrees.rent.source,
      asOf: lettingDecrees.rent.asOf,
    },
    {
      label: 'Derogación del Real Decreto-ley 8/2026 (BOE de 30 de abril de 2026)',
      url: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2026-9359',
      asOf: '2026-04-28',
    },
    {
      label: 'Anuncios en zona tensionada (Decreto ley 1/2025 de Cataluña)',
      url: 'https://portaljuridic.gencat.cat/eli/es-ct/dl/2025/01/28/1',
      asOf: '2025-01-30',
    },
    {
      label:
        'Número de registro de alquiler de corta duración (Real Decreto 1312/2024) y su anulación parcial (Tribunal Supremo, sentencia 620/2026)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2024-26931',
      asOf: '2026-05-21',
    },
    {
      label: 'Depósito de la fianza en Cataluña (Ley 13/1996, INCASÒL)',
      url: 'https://portaljuridic.gencat.cat/eli/es-ct/l/1996/07/29/13',
      asOf: '2026-01-01',
    },
    {
      label: 'Certificado energético (Real Decreto 390/2021)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-9176',
      asOf: '2026-11-20',
    },
  ],
};
