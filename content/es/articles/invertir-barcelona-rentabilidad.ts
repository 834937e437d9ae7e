import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'Invertir en Barcelona: lo que rinde de verdad un piso alquilado',
  excerpt:
    'Rentabilidad bruta y neta de un piso alquilado en Barcelona, con todas las líneas, los topes de renta y lo que tributa un no residente.',
  fullContent: `
<p>De una vivienda en España se dice que rinde entre el 3 y el 6 % bruto. En Barcelona, la mitad baja de esa horquilla
está en el Eixample y la mitad alta, en los anuncios que han olvidado algo. Aquí se toma un piso y se sigue la renta
hasta la cuenta del propietario. Los tipos y las normas son los del 25 de agosto de 2026; la renta y los gastos
corrientes son supuestos, y se señalan como tales para que cada cual ponga los suyos.</p>

<h2>Bruta, neta y después de impuestos</h2>
<p>Son tres divisiones distintas.</p>
<ul>
<li><strong>Rentabilidad bruta:</strong> la renta de un año dividida entre el precio.</li>
<li><strong>Rentabilidad neta:</strong> la renta de un año, menos todo lo que cuesta el piso, dividida entre todo lo
que se ha pagado por él, impuestos de la compra incluidos.</li>
<li><strong>Después de impuestos:</strong> lo mismo tras el impuesto sobre la renta. Es la única que se puede
gastar.</li>
</ul>
<p>Ninguna dice a qué precio se venderá algún día: esa previsión no debe sumarse a la rentabilidad.</p>

<h2>Un piso, línea a línea</h2>
<p>Ochenta metros cuadrados en el Eixample, de segunda mano, 450.000 €. El ITP al {itp.catalonia.1} son 45.000 €; la notaría al
0,3 %, el Registro al 0,15 % y una gestoría de 400 € suman 2.425 €. El piso ha costado 497.425 € antes de que entre
nadie. (Los grandes tenedores pagan en Cataluña un ITP mucho más alto; esta cuenta no es la suya.) Suponemos que no
necesita obras y que la renta permitida es de 1.600 €.</p>
<table>
<caption>Un año de alquiler, con cifras supuestas</caption>
<thead>
<tr><th scope="col">Línea</th><th scope="col">Cómo se calcula</th><th scope="col">Al año</th></tr>
</thead>
<tbody>
<tr><th scope="row">Renta</th><td>12 × 1.600 €</td><td>19.200 €</td></tr>
<tr><th scope="row">Comunidad</th><td>100 € al mes (lo habitual: de 50 a 200 €)</td><td>−1.200 €</td></tr>
<tr><th scope="row">IBI</th><td>0,6 % de un valor catastral de 120.000 € (lo habitual: del 0,4 al
1,1 %)</td><td>−720 €</td></tr>
<tr><th scope="row">Seguro del hogar</th><td>Lo habitual: de 200 a 600 €</td><td>−350 €</td></tr>
<tr><th scope="row">Reparaciones</th><td>5 % de la renta</td><td>−960 €</td></tr>
<tr><th scope="row">Semanas vacías</th><td>Media mensualidad</td><td>−800 €</td></tr>
<tr><th scope="row">Honorarios de la agencia</th><td>Una mensualidad cada cinco años; los paga el
arrendador</td><td>−320 €</td></tr>
<tr><th scope="row">Queda antes de impuestos</th><td>Gastos de 4.350 € en
total</td><td><strong>14.850 €</strong></td></tr>
</tbody>
</table>
<p>Rentabilidad bruta sobre el precio: 19.200 ÷ 450.000 = 4,27 %. La misma renta sobre lo que el piso ha costado en
realidad: 3,86 %. Neta: 14.850 ÷ 497.425 = 2,99 %. Entre la cifra del anuncio y la de la cuenta se ha ido casi un tercio.</p>
<p>Si se cambia la renta y se deja quieto lo demás, el resultado se mueve menos de lo que se espera. Con 1.400 € al
mes quedan 12.710 €, un 2,56 %. Con 1.800 €, 16.990 €, un 3,42 %. Doscientos euros de renta mensual valen algo más de
cuatro décimas. Una fachada nueva pesa más que eso, en sentido contrario.</p>

<h2>La renta no la elige el propietario</h2>
<p>Barcelona es zona de mercado residencial tensionado desde el 16 de marzo de 2024. La declaración se hizo por tres
años, así que la próxima fecha es marzo de 2027. Hasta entonces, para la vivienda habitual:</p>
<ul>
<li>La renta de un contrato nuevo no puede superar la del que haya estado vigente en los últimos cinco años,
actualizada como permite la ley.</li>
<li>Si en esos cinco años no hubo inquilino, el techo es el índice estatal de referencia. Conviene consultar el del
piso concreto antes de hacer la oferta; basta la referencia catastral.</li>
<li>Los grandes tenedores, en Cataluña a partir de cinco viviendas en zonas tensionadas, quedan sujetos al índice en
todo caso, y a la renta anterior si es más baja.</li>
<li>Desde el 1 de enero de 2026, el tope alcanza también a las habitaciones y al alquiler de temporada por trabajo,
estudios o tratamiento médico (Ley 11/2025 de Cataluña). La finalidad debe acreditarse y la suma de las habitaciones
no puede superar la renta del piso entero.</li>
<li>Los honorarios de la agencia son del arrendador (Ley 12/2023). Si este es un particular, el inquilino puede
quedarse cinco años.</li>
</ul>
<p>En cuanto a las vacaciones: el Ayuntamiento ha anunciado que no renovará las licencias de pisos turísticos cuando
venzan, en noviembre de 2028, y el Tribunal Constitucional ha avalado la norma catalana (sentencia 64/2025). Una
rentabilidad basada en una licencia así tiene fecha de caducidad. En la Costa Blanca, desde el 3 de abril de 2025, un
alquiler turístico nuevo en un edificio necesita la aprobación previa de tres quintas partes de los propietarios. El número de registro estatal de los
alquileres de corta duración (Real Decreto 1312/2024) lo anuló el Tribunal Supremo en mayo de 2026; el autonómico
sigue siendo obligatorio.</p>

<h2>Lo que paga un no residente</h2>
<p>El propietario que vive en el extranjero paga el impuesto sobre la renta de no residentes con el modelo 210: el
19 % si reside en la Unión Europea, Noruega, Islandia o Liechtenstein, y el 24 % en los demás casos. El tipo es la
diferencia pequeña. Los primeros pueden deducir gastos; los segundos, según la letra de la ley, no.</p>
<table>
<caption>El mismo piso, con 18.400 € cobrados (descontada la media mensualidad vacía)</caption>
<thead>
<tr><th scope="col">Propietario residente
en</th><th scope="col">Base</th><th scope="col">Impuesto</th><th scope="col">Queda</th><th scope="col">Sobre
497.425 €</th></tr>
</thead>
<tbody>
<tr><th scope="row">UE o EEE, 19 %</th><td>14.850 €</td><td>2.821,50 €</td><td>12.028,50 €</td><td>2,42 %</td></tr>
<tr><th scope="row">Otros países, 24 %, sin
deducción</th><td>18.400 €</td><td>4.416 €</td><td>10.434 €</td><td>2,10 %</td></tr>
</tbody>
</table>
<p>Hemos dado por gastado el dinero de las reparaciones y no contamos la amortización, que rebaja aún más la primera
línea. La segunda está en discusión: el 28 de julio de 2025, la Audiencia Nacional resolvió que una propietaria
residente en Estados Unidos también puede deducir gastos. La sentencia admitía recurso, así que conviene preguntar a
un asesor cómo está la cuestión antes de declarar. Quien reside en España tributa en su renta, con reducciones por
vivienda habitual del inquilino que los otros dos no tienen.</p>

<h2>¿Ayuda un préstamo?</h2>
<p>Solo si cuesta menos de lo que rinde el piso. El tipo medio de las hipotecas nuevas era del 2,97 % (INE, noviembre de
2025); nuestro piso da un 2,99 % neto antes de impuestos. La diferencia son 0,02 puntos, unos 54 € al año con un
préstamo de 270.000 €: no queda margen para una reparación. Los no residentes, que obtienen entre el 60 y el 70 % y
rara vez el tipo medio, harán bien en no contar con nada. El préstamo puede tener sentido para conservar liquidez. No
convierte este piso en otro mejor.</p>

<h2>Cuándo sigue valiendo la pena</h2>
<p>Quienes están contentos con un piso alquilado en Barcelona suelen haberlo comprado por dos motivos a la vez: unos
ingresos estables ahora y una casa para un hijo, o para ellos, dentro de diez años. Lo compraron por debajo de la
media del distrito gracias a un defecto que tenía arreglo y lo alquilaron a alguien a quien saludarían en la escalera.
Quien necesitaba un 5 % anual compró otra cosa, o ya lo ha vendido. Para rehacer la tabla con otras cifras bastan
<a href="/blog/gastos-compraventa-cataluna-comunitat-valenciana">los gastos de la compra</a> y una renta según el
índice; también puede hacerse en <a href="/book-consultation">media hora con nosotros</a>.</p>
`,
  sources: [
    {
      label: 'Cataluña, tramos del ITP: Decreto ley 5/2025',
      url: 'https://portaljuridic.gencat.cat/eli/es-ct/dl/2025/03/25/5',
      asOf: '2025-06-27',
    },
    {
      label: 'Horquillas de rentabilidad, comunidad, IBI y seguro: valores nacionales que usa la agencia',
      asOf: '2026-08-25',
    },
    {
      label:
        'Secretaría de Estado de Vivienda, zonas de mercado residencial tensionado en Cataluña (BOE de 15 de marzo de 2024)',
      asOf: '2024-03-16',
    },
    {
      label: 'Límites de renta y honorarios: Ley 12/2023',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2023-12203',
      asOf: '2026-08-25',
    },
    {
      label: 'Alquiler de temporada y de habitaciones en Cataluña: Ley 11/2025',
      url: 'https://portaljuridic.gencat.cat/eli/es-ct/l/2025/12/29/11',
      asOf: '2026-01-01',
    },
    {
      label: 'Tribunal Constitucional, sentencia 64/2025, viviendas de uso turístico en Cataluña',
      url: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2025-7430',
      asOf: '2025-03-13',
    },
    {
      label: 'Alquiler turístico y comunidades de propietarios: Ley Orgánica 1/2025',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2025-76',
      asOf: '2025-04-03',
    },
    {
      label: 'Impuesto sobre la renta de no residentes: Real Decreto Legislativo 5/2004',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2004-4527',
      asOf: '2026-08-25',
    },
    { label: 'Audiencia Nacional, sentencia de 28 de julio de 2025 (ECLI:ES:AN:2025:3630)', asOf: '2025-07-28' },
    {
      label: 'INE, estadística de hipotecas, noviembre de 2025',
      url: 'https://www.ine.es/dyngs/Prensa/H1125.htm',
      asOf: '2025-11-30',
    },
  ],
};
