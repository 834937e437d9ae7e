import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'Qué dejó 2024 en el mercado y qué sigue en pie',
  excerpt:
    'Precios, hipotecas y alquileres de 2024 en Barcelona y la Costa Blanca, con una tabla de lo que ha cambiado hasta noviembre de 2026.',
  fullContent: `
<blockquote>
<p><strong>Nota del 20 de noviembre de 2026.</strong> Este artículo es del 12 de diciembre de 2024 y nuestra lectura
de aquel año se mantiene tal cual. Desde entonces ha desaparecido la «golden visa» (3 de abril de 2025), Cataluña
aplica el ITP en cuatro tramos (27 de junio de 2025), la Comunitat Valenciana ha bajado el suyo (1 de junio de 2026) y
el tope de renta alcanza a las habitaciones y a la mayoría de los alquileres de temporada (1 de enero de 2026). Las
dos tablas del final son nuevas y recogen la situación de hoy.</p>
</blockquote>

<h2>Precios: al alza en todos los trimestres</h2>
<p>Todos los trimestres que el INE ha publicado este año muestran viviendas más caras que un año antes, tanto en el
conjunto de España como en Cataluña y en la Comunitat Valenciana. En la ciudad de Barcelona apenas se construye obra
nueva que alivie la presión, de modo que esta recae en la segunda mano y, dentro de ella, en los pisos que no piden
obras.</p>
<p>Lo que las medias no cuentan es la escalera. Este otoño hemos seguido dos pisos de una misma manzana del Eixample,
de igual distribución y del mismo año. El tercero con ascensor encontró comprador al segundo sábado. El cuarto sin
ascensor lo vio bastante gente, toda sin aliento, y se vendió en noviembre por menos de lo que su dueño esperaba en
junio. Un mercado al alza no mejora un
piso sin ascensor.</p>
<p>También ha sido el año en que más se han confundido los precios de oferta con los de escritura. Los portales
publican lo que el propietario querría cobrar; el Registro, lo que el comprador ha pagado. Quien cite una subida
debería decir de cuál de los dos habla.</p>

<h2>Hipotecas: tipos a la baja en otoño</h2>
<p>El Banco Central Europeo bajó los tipos en junio, septiembre y octubre, y ha vuelto a hacerlo hoy. El euríbor a
doce meses lleva cayendo todos los meses desde abril. Los bancos no esperaron: las ofertas a tipo fijo que nos
enseñaban los clientes en octubre mejoraban las de enero, y más de la mitad de los préstamos nuevos se firman a tipo
fijo.</p>
<p>En la notaría se notaron dos cosas. Volvieron los compradores que se habían quedado quietos en 2023, casi todos a
la vez, y por eso los pisos buenos recibieron varias ofertas. Y quien tenía una hipoteca variable dejó de preguntar
por la amortización anticipada y empezó a preguntar por cambiar de casa.</p>

<h2>Alquileres: un tope y lo que creció a su alrededor</h2>
<p>Desde el 16 de marzo, las reglas de las zonas tensionadas se aplican en 140 municipios catalanes, Barcelona
incluida; en octubre se sumaron 131 más. La renta de un contrato nuevo de vivienda habitual no puede superar la del
anterior. Los grandes tenedores y quienes no hubieran alquilado la vivienda en cinco años quedan sujetos al índice
estatal de referencia.</p>
<p>Las fianzas depositadas en el INCASÒL cuentan lo que vino después. La renta media de los contratos nuevos del
segundo y del tercer trimestre quedó por debajo de la del primero. También se firmaron menos contratos, y en el tercer
trimestre terminaron más de los que empezaron. El alquiler de temporada, que escapa al tope, creció con fuerza. Y en
junio el Ayuntamiento anunció que no renovará las licencias de pisos turísticos cuando venzan, en noviembre de
2028.</p>
<p>Para el propietario, la lección es sencilla: la renta de la hoja de cálculo es la que permite la norma, y la norma
puede cambiar entre la oferta y la escritura.</p>

<h2>Costa Blanca: otros compradores, otras preocupaciones</h2>
<p>En la provincia de Alicante, los extranjeros compran una proporción de viviendas mayor que en ninguna otra de
España. Muchos llegan con el dinero propio, así que en Moraira y en Altea se ha hablado menos del euríbor que de los
permisos. En noviembre el Congreso votó el fin de la residencia por compra de vivienda; el Senado ha vetado el texto y
el Congreso decide este mes. Llevamos todo el año diciendo a los clientes que una casa no se compra por un visado.</p>
<p>La riada del 29 de octubre golpeó a los pueblos del sur de València, no a nuestro tramo de costa. Aun así, desde
entonces todo comprador pregunta si la parcela queda cerca de un barranco, y hace bien. El plan de inundaciones de la
Generalitat Valenciana, el PATRICOVA, lo aclara en unos minutos. Mejor mirarlo antes de hacer la oferta.</p>

<h2>Lo que escribimos y lo que vale en noviembre de 2026</h2>
<table>
<caption>Diciembre de 2024 y noviembre de 2026, comparados</caption>
<thead>
<tr><th scope="col">Asunto</th><th scope="col">Diciembre de 2024</th><th scope="col">20 de noviembre de 2026</th></tr>
</thead>
<tbody>
<tr><th scope="row">ITP en Cataluña</th><td>10 %; 11 % sobre la parte que pasa del millón</td><td>Desde el 27 de junio
de 2025: {itp.catalonia.1} hasta 600.000 €, {itp.catalonia.2} hasta 900.000 €, {itp.catalonia.3} hasta 1.500.000 € y {itp.catalonia.4} en adelante</td></tr>
<tr><th scope="row">ITP en la Comunitat Valenciana</th><td>10 %; 11 % sobre el total si pasa del millón</td><td>{itp.valencian.1}
desde el 1 de junio de 2026; sigue el {itp.valencian.2} sobre el total si pasa del millón</td></tr>
<tr><th scope="row">«Golden visa»</th><td>Vigente, con la supresión en trámite parlamentario</td><td>Suprimida el 3 de
abril de 2025</td></tr>
<tr><th scope="row">Hipotecas nuevas</th><td>Tipos a la baja, mayoría a tipo fijo</td><td>Tipo medio del 2,97 %, plazo
medio de 25 años, 61,5 % a tipo fijo (INE, noviembre de 2025)</td></tr>
<tr><th scope="row">Tope de renta en Barcelona</th><td>Solo vivienda habitual</td><td>Desde el 1 de enero de 2026,
también las habitaciones y los alquileres de temporada por trabajo, estudios o tratamiento médico; la declaración de
marzo de 2024 era por tres años, así que la próxima fecha es marzo de 2027</td></tr>
<tr><th scope="row">Pisos turísticos en Barcelona</th><td>Fin anunciado para noviembre de 2028</td><td>El Tribunal
Constitucional avaló la norma catalana el 13 de marzo de 2025</td></tr>
</tbody>
</table>
<p>¿Qué sigue en pie? Los pisos sin ascensor todavía se venden los últimos. La mayoría sigue prefiriendo el tipo fijo.
Y nadie ha averiguado aún dónde construir en el Eixample.</p>

<h2>En qué precios estamos</h2>
<table>
<caption>Vivienda de segunda mano, euros por metro cuadrado, 2025</caption>
<thead>
<tr><th scope="col">Lugar</th><th scope="col">€/m²</th><th scope="col">Qué es la cifra</th></tr>
</thead>
<tbody>
<tr><th scope="row">Sarrià-Sant Gervasi</th><td>7.000</td><td>Estimación propia a partir de compraventas
registradas</td></tr>
<tr><th scope="row">Eixample</th><td>5.650</td><td>Estimación propia a partir de compraventas registradas</td></tr>
<tr><th scope="row">Gràcia</th><td>5.230</td><td>Estimación propia a partir de compraventas registradas</td></tr>
<tr><th scope="row">Diagonal Mar</th><td>8.240</td><td>Precio de oferta, febrero de 2025</td></tr>
<tr><th scope="row">Moraira</th><td>4.364</td><td>Precio de oferta</td></tr>
<tr><th scope="row">Benissa</th><td>3.656</td><td>Precio de oferta</td></tr>
<tr><th scope="row">Altea</th><td>3.476</td><td>Precio de oferta</td></tr>
<tr><th scope="row">Calp</th><td>3.415</td><td>Precio de oferta</td></tr>
</tbody>
</table>
<p>Las estimaciones de la ciudad parten de las compraventas registradas en el primer semestre de 2022, actualizadas a
2025; donde hemos podido comprobarlas, se desviaban un {deviation} como máximo. Sirven de orientación, con un margen
del {spread} hacia cada lado. La parte fiscal, con las cuentas hechas, está en
<a href="/blog/gastos-compraventa-cataluna-comunitat-valenciana">lo que cuesta comprar además del precio</a>. Para una
planta y una escalera concretas, <a href="/herramientas/valoracion">la herramienta de valoración</a> da una horquilla y la
razona.</p>
`,
  sources: [
    {
      label: 'Banco Central Europeo, decisión de política monetaria del 12 de diciembre de 2024',
      url: 'https://www.ecb.europa.eu/press/govcdec/mopo/html/index.en.html',
      asOf: '2024-12-12',
    },
    {
      label: 'INE, índice de precios de vivienda, tercer trimestre de 2024',
      url: 'https://www.ine.es/dyngs/Prensa/es/IPV3T24.htm',
      asOf: '2024-12-12',
    },
    {
      label: 'Generalitat de Catalunya, rentas según las fianzas depositadas en el INCASÒL, tercer trimestre de 2024',
      asOf: '2024-12-04',
    },
    {
      label:
        'Secretaría de Estado de Vivienda, zonas de mercado residencial tensionado en Cataluña (BOE de 15 de marzo y 9 de octubre de 2024)',
      asOf: '2024-10-10',
    },
    {
      label: 'Supresión de la «golden visa»: Ley Orgánica 1/2025',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2025-76',
      asOf: '2025-04-03',
    },
    {
      label: 'Cataluña, tramos del ITP: Decreto ley 5/2025',
      url: 'https://portaljuridic.gencat.cat/eli/es-ct/dl/2025/03/25/5',
      asOf: '2025-06-27',
    },
    {
      label: 'Comunitat Valenciana, tipos del ITP: Ley 5/2025 de la Generalitat',
      url: 'https://www.boe.es/eli/es-vc/l/2025/05/30/5',
      asOf: '2026-06-01',
    },
    {
      label: 'Cataluña, alquiler de temporada y de habitaciones: Ley 11/2025',
      url: 'https://portaljuridic.gencat.cat/eli/es-ct/l/2025/12/29/11',
      asOf: '2026-01-01',
    },
    {
      label: 'Tribunal Constitucional, sentencia 64/2025, viviendas de uso turístico en Cataluña',
      url: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2025-7430',
      asOf: '2025-03-13',
    },
    {
      label: 'INE, estadística de hipotecas, noviembre de 2025',
      url: 'https://www.ine.es/dyngs/Prensa/H1125.htm',
      asOf: '2025-11-30',
    },
    {
      label:
        'Estadística del Ayuntamiento de Barcelona, compraventas registradas del primer semestre de 2022, actualizadas a 2025 por la agencia; precios de oferta de portales, 2025',
      asOf: '2025-12-31',
    },
  ],
};
