import type { ArticleText } from '../../types/writing';

export const article: ArticleText = {
  title: 'Antes de las fotos: preparar una vivienda para la venta, estancia por estancia',
  excerpt:
    'Qué quitar y qué dejar, qué bombillas, plantas y colores ayudan en las fotos y en las visitas, y una lista para cada estancia y la terraza.',
  fullContent: `
<p>Un comprador mira la primera foto lo que tarda en mover el pulgar. Después vienen el plano, el precio y, con
suerte, las demás fotos. Todas se hacen en una mañana, y esa mañana se prepara en un fin de semana con cajas, una
escalera y muy pocas compras. Esta es la lista que dejamos a los propietarios, en su versión de abril de 2026.</p>
<p>¿Vale la pena? Un piso de Barcelona con el precio bien puesto suele encontrar comprador en un plazo de 30 a 90
días, y en España lo corriente son de tres a seis meses desde la primera foto hasta el notario. Las dos primeras
semanas traen más visitas que ninguna otra, y todas llegan por las mismas fotos.</p>

<h2>Quitar antes de poner</h2>
<p>En las fotos, las habitaciones parecen más llenas de lo que están, porque el objetivo enseña cada cosa con el mismo
interés. El primer paso, pues, es restar. Una medida útil: hay que poder caminar junto a toda pared con ventana y ver,
desde la puerta, al menos una esquina del suelo.</p>
<ul>
<li><strong>La mitad de lo que hay sobre las superficies.</strong> En la cocina, después, la mitad de lo que
quede.</li>
<li><strong>El tercer armario, la bicicleta estática, el sillón donde no se sienta nadie.</strong> Un trastero un mes
cuesta menos que una rebaja del precio.</li>
<li><strong>Las alfombras sobre suelo hidráulico o buen parqué.</strong> El suelo se paga, así que se enseña.</li>
<li><strong>Fotos de familia, diplomas, correo, medicinas, el plano de la alarma.</strong> Las imágenes irán a los
portales y las verá gente desconocida.</li>
<li><strong>Todo lo que no se vende.</strong> Si la lámpara de la abuela se va con la familia, mejor descolgarla
ahora, o reaparecerá en la notaría.</li>
</ul>
<p>Debe quedar lo suficiente para que se entiendan las medidas. Un dormitorio vacío parece una caja, y no hay manera
de saber si cabe una cama de matrimonio. Una cama, una mesilla y una lámpara responden a la pregunta. En un piso vacío
alquilamos cuatro o cinco muebles, o ponemos el plano acotado al lado de la foto. Los muebles añadidos por ordenador
hay que señalarlos, y preferimos no hacerlo: las visitas buscan el sofá.</p>

<h2>Colores, lámparas y plantas</h2>
<p><strong>La pintura</strong> es la única obra que recomendamos casi siempre. Blanco roto cálido en las paredes y
blanco puro mate en el techo, con las molduras del mismo blanco, porque dos tonos recargan un techo antiguo. La pared
de color fuerte se repinta. Una mancha de humedad no se tapa: vuelve antes de un mes, por lo general durante la
segunda visita.</p>
<p><strong>Las lámparas.</strong> Todas las bombillas del mismo blanco, de 2.700 a 3.000 kelvin, con índice de
reproducción cromática de 90 o más. Si se mezclan, una habitación sale amarilla y la siguiente azul, y eso no lo
arregla del todo ningún fotógrafo. Para las fotos trabajamos con luz de día y solemos apagarlas. En las visitas de
noche, encendidas las bajas y apagados los focos del techo.</p>
<p><strong>Las plantas.</strong> Una alta en el salón, hierbas en la ventana de la cocina y nada artificial. Una
planta que pierde hojas anuncia una habitación oscura, aunque solo se hayan olvidado de regarla.</p>
<p><strong>El olor.</strong> Neutro. El pan en el horno ya es un chiste, y las velas perfumadas hacen pensar en lo que
tapan. Se ventila una hora, y en un piso cerrado se deja correr el agua en todos los desagües: el mejor perfume es un
sifón lleno.</p>

<h2>Lista por estancias</h2>
<table>
<caption>La tarde antes de las fotos</caption>
<thead><tr><th scope="col">Estancia</th><th scope="col">Fuera</th><th scope="col">Se queda o
entra</th><th scope="col">Arreglar</th></tr></thead>
<tbody>
<tr><th scope="row">Recibidor y pasillo</th><td>Abrigos, zapatos, la bicicleta, sillas de más</td><td>Una lámpara, las
llaves en un cuenco, puertas abiertas</td><td>Bisagra que chirría, timbre, bombilla del rellano</td></tr>
<tr><th scope="row">Salón</th><td>Cables, mandos, la mitad de los cojines, el mueble auxiliar del
televisor</td><td>Sofá a un palmo de la pared, una planta, libros de pie</td><td>Cintas de persiana, rodapié
rozado</td></tr>
<tr><th scope="row">Cocina</th><td>Imanes, estropajo, cubo, paños, todos los aparatos menos uno</td><td>Fruta en un
bol, encimera libre, fregadero vacío</td><td>Grifo que gotea, tirador flojo, juntas</td></tr>
<tr><th scope="row">Dormitorios</th><td>Cargadores, la silla de la ropa, cajas sobre el armario</td><td>Ropa de cama
blanca o lisa, planchada; dos lámparas iguales</td><td>Puertas de armario descolgadas</td></tr>
<tr><th scope="row">Baño</th><td>Frascos, cepillos, alfombrilla, báscula, albornoz</td><td>Dos toallas blancas, tapa
bajada, mampara seca</td><td>Silicona, extractor, grapas del espejo</td></tr>
<tr><th scope="row">Despacho o cuarto infantil</th><td>Papeles con nombres, la mitad de los juguetes, fotos del
colegio</td><td>Mesa con lámpara y silla, un estante de juguetes</td><td>Marcas en la pared</td></tr>
<tr><th scope="row">Terraza o balcón</th><td>Tendedero, bombona, macetas secas, sombrilla plegada</td><td>Mesa puesta
para dos o nada, suelo barrido, plantas regadas</td><td>Barandilla desconchada, sumidero atascado</td></tr>
<tr><th scope="row">Trastero y garaje</th><td>Lo necesario para que se vea la pared del fondo</td><td>Luz que
funcione, número de plaza a la vista</td><td>Cerradura</td></tr>
</tbody>
</table>

<h2>La terraza y la piscina</h2>
<p>Una terraza se vende por metros y se fotografía por horas. La hora conviene preguntarla: hacia el mar, antes de
mediodía; hacia el Llobregat, a partir de las tres en invierno y de las seis en verano. El resto está en
<a href="/blog/luz-y-orientacion">luz y orientación en Barcelona</a>. El suelo se friega la víspera, porque mojado
sale oscuro. El césped artificial se retira, ya que invita a pensar en los desagües que hay debajo. Una mesa pequeña
dice que ahí se puede comer, y un juego de ocho sillas dice que no se puede pasar. En la Costa Blanca, la piscina se
limpia tres días antes, se saca el robot y se suben las persianas del lado del mar una hora antes de que
lleguemos.</p>

<h2>La mañana de las fotos y las visitas de después</h2>
<ol>
<li>Persianas arriba del todo, cristales limpios por los dos lados, cortinas recogidas.</li>
<li>Calefacción encendida en invierno, porque el vaho en los cristales se ve.</li>
<li>Tapas bajadas, basura fuera, colada en otra parte, ningún coche delante de la puerta.</li>
<li>Los animales, en casa de un vecino. Sus cuencos también.</li>
<li>En casa, un propietario como máximo y sin nada que hacer. Con las mediciones tardamos unas tres horas.</li>
</ol>
<p>Para las visitas, la casa se mantiene como en las fotos dos semanas, y después, lo que la vida permita. Ayuda tener
una caja para todo lo que deba desaparecer en diez minutos. Mientras enseñamos la vivienda es mejor salir: los compradores miran con más calma y
abren los armarios solo si el dueño no está.</p>
<p>Una regla está por encima de las demás. Preparar es enseñar lo que hay, y nunca tapar lo que no está bien. La
humedad detrás del armario, los ensayos del vecino, la obra de al lado: lo ponemos en el anuncio. En las fotos no
movemos edificios, cielos ni torres de alta tensión. Quien lo descubre por su cuenta ofrece menos, y lo ofrece de peor
humor.</p>
<p>Antes de publicar la primera foto tiene que estar también la letra energética, que el Real Decreto 390/2021 exige
en todos los anuncios. Si quiere la lista con nuestras notas para su casa, <a href="/contact">escríbanos</a>. Vamos,
la recorremos juntos y la lista suele acabar más corta de lo que se temía.</p>
`,
  sources: [
    {
      label:
        'Tiempo de venta: de 30 a 90 días en pisos de Barcelona con el precio bien puesto, de tres a seis meses en general; orientación nuestra',
      asOf: '2026-04-21',
    },
    {
      label: 'Real Decreto 390/2021: letra energética en los anuncios',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-9176',
      asOf: '2021-06-03',
    },
  ],
};
