import type { LegalPage } from '../../types/writing';

export const page: LegalPage = {
  published: '2025-06-09',
  updated: '2026-11-26',
  body: `
<p>Esta página explica qué datos personales trata Cerdà &amp; Mar a través de esta web, para qué, con qué base legal y durante cuánto tiempo. Se aplican el Reglamento (UE) 2016/679 (RGPD) y la Ley Orgánica 3/2018, de Protección de Datos Personales y garantía de los derechos digitales (LOPDGDD).</p>

<h2>1. Quién es el responsable</h2>
<p>Cerdà &amp; Mar Gestió Immobiliària, S.L., con NIF B00000000 y domicilio en Carrer de Mallorca 214, 08008 Barcelona. Teléfono: +34 930 000 000. Correo electrónico: info@cerda-mar.example. Los demás datos de la sociedad figuran en el <a href="/legal-notice">aviso legal</a>.</p>
<p>La agencia no está obligada a designar un delegado de protección de datos. Cualquier consulta sobre esta materia se atiende en la dirección de correo indicada.</p>

<h2>2. Qué datos se tratan, para qué y durante cuánto tiempo</h2>
<p>Cada tratamiento es independiente de los demás: escribir a la agencia no da de alta en el boletín, y tener una cuenta no autoriza el envío de publicidad.</p>
<table>
<caption>Finalidades, datos, base legal y plazos</caption>
<thead>
<tr><th scope="col">Finalidad</th><th scope="col">Datos</th><th scope="col">Base legal (RGPD)</th><th scope="col">Plazo de conservación</th></tr>
</thead>
<tbody>
<tr><th scope="row">Contestar a los mensajes del formulario de contacto y a las consultas sobre una vivienda</th><td>Nombre, correo electrónico, mensaje e idioma y, si se facilitan, empresa, asunto y teléfono; la vivienda por la que se pregunta y, si se pide visita, los días y las horas que convienen y, en un alquiler, desde cuándo y para cuántas personas; el idioma de la respuesta; en una valoración, la vivienda descrita y su resultado, si se marca la casilla; la fecha, la hora y la versión de esta página que estaba publicada</td><td>Medidas precontractuales a petición de la persona interesada, art. 6.1.b</td><td>24 meses desde cada mensaje; lo que se marca como correo no deseado, 30 días</td></tr>
<tr><th scope="row">Atender a las personas que escriben, llaman o piden cita: historial, notas internas, recordatorios y lo que buscan</th><td>Nombre, correos electrónicos, teléfono, idioma, quién las atiende, procedencia de la consulta, respuestas enviadas, notas sobre lo que se busca y lo hablado, recordatorios y búsquedas anotadas</td><td>Medidas precontractuales a petición de la persona interesada, art. 6.1.b; las notas, interés legítimo en atender bien, art. 6.1.f</td><td>24 meses desde el último contacto</td></tr>
<tr><th scope="row">Enviar el boletín y las guías gratuitas</th><td>Correo electrónico e idioma; si se ha pedido la guía de venta; fecha, hora y texto del consentimiento; de cada envío, a quién, cuándo y si llegó, y si la dirección devuelve los correos</td><td>Consentimiento, art. 6.1.a, y art. 21 de la Ley 34/2002; los envíos, interés legítimo en no repetirlos, art. 6.1.f</td><td>Hasta la baja; la prueba del consentimiento, 3 años más. Si el alta no se confirma, 30 días. Cada envío, 30 días; que una dirección devuelve los correos, hasta la baja</td></tr>
<tr><th scope="row">Enviar avisos de viviendas nuevas y de bajadas de precio</th><td>Correo electrónico, idioma y criterios de búsqueda; fecha, hora y texto del consentimiento</td><td>Consentimiento, art. 6.1.a, y art. 21 de la Ley 34/2002</td><td>Hasta la baja; la prueba del consentimiento, 3 años más. Si el aviso no se confirma, 30 días</td></tr>
<tr><th scope="row">Gestionar citas y visitas</th><td>Nombre, correo electrónico, teléfono, fecha, hora, zona horaria y notas de la cita; en las visitas, la vivienda, el lugar, si se celebró y lo que se comentó</td><td>Medidas precontractuales, art. 6.1.b</td><td>24 meses desde la cita</td></tr>
<tr><th scope="row">Mantener la cuenta de usuario, con las viviendas guardadas, las citas y las valoraciones</th><td>Correo electrónico, nombre si lo comunican Google o Facebook, resumen criptográfico de la contraseña, fecha del último acceso, viviendas guardadas, con las notas que se escriben sobre ellas, y valoraciones que se guardan; desde cuándo se comparten con la agencia, si se comparten; hasta cuándo vale el enlace privado a la lista, si se crea</td><td>Ejecución del contrato de uso de la cuenta, art. 6.1.b; compartirlas, consentimiento, art. 6.1.a</td><td>Hasta que se elimine la cuenta o pasen 24 meses sin actividad, de lo que se avisa por correo un mes antes</td></tr>
<tr><th scope="row">Conservar la hoja de visita firmada como prueba de la intermediación</th><td>Nombre, firma, vivienda, día y hora de la visita, agente y referencia</td><td>Interés legítimo en acreditar la intermediación, art. 6.1.f, y art. 1964.2 del Código Civil</td><td>5 años, bloqueada a partir de los 24 meses</td></tr>
<tr><th scope="row">Llevar el panel de la agencia: quién trabaja en ella, con qué permisos y con qué segundo paso para entrar</th><td>De las personas del equipo: correo electrónico, nombre, función, ficha pública, clave del segundo paso (cifrada), resúmenes de los códigos de recuperación, invitaciones, horario, días en que no están disponibles, la dirección de su propio calendario si lo conectan (cifrada) con las horas en que están ocupadas en él, y borradores sin guardar. De quien vende: lo que escribe sobre el borrador de su anuncio</td><td>Relación laboral o mercantil, art. 6.1.b</td><td>Mientras trabajan en la agencia; las invitaciones, 30 días desde que caducan; los borradores, 12 meses; lo que escribe quien vende, 30 días desde que caduca la dirección del borrador; al terminar, el segundo paso y los códigos se borran en el acto</td></tr>
<tr><th scope="row">Presentar al equipo en la web y hacerle llegar las consultas sobre sus viviendas</th><td>De las personas del equipo: nombre, función, presentación, fotografía si la hay y correo electrónico del trabajo, que no se publica</td><td>Relación laboral o mercantil, art. 6.1.b</td><td>Mientras trabajan en la agencia; las versiones anteriores de la página del equipo, 24 meses</td></tr>
<tr><th scope="row">Anotar quién consulta o cambia qué en el panel de la agencia</th><td>De las personas del equipo: nombre, fecha, hora y qué hicieron; de las demás, ninguna</td><td>Interés legítimo en la seguridad y en poder rendir cuentas, arts. 6.1.f y 32</td><td>12 meses</td></tr>
<tr><th scope="row">Mantener abierta la sesión y reconocer los dispositivos desde los que ya se ha entrado</th><td>Fecha de inicio, de último uso y de caducidad de cada sesión; una cookie en el dispositivo, sin registro en la web</td><td>Ejecución del contrato de uso de la cuenta, art. 6.1.b, e interés legítimo en la seguridad, art. 6.1.f</td><td>Las sesiones, 30 días desde que terminan; la cookie del dispositivo, 180 días</td></tr>
<tr><th scope="row">Comprobar que los correos anteriores se han entregado</th><td>Destinatario y contenido de cada correo que envía la web</td><td>La del mensaje, la cita, la cuenta o el envío al que corresponden</td><td>30 días desde su envío; 24 meses si no se ha podido entregar</td></tr>
<tr><th scope="row">Publicar opiniones de clientes</th><td>Nombre de pila, lugar y texto aprobado por su autor</td><td>Consentimiento, art. 6.1.a</td><td>Hasta que se retire el consentimiento</td></tr>
<tr><th scope="row">Proteger la web: registros de seguridad, límites contra abusos y envíos automáticos</th><td>Dirección IP, fecha, hora, página solicitada, resultado y navegador</td><td>Interés legítimo en la seguridad del servicio, art. 6.1.f</td><td>90 días, salvo que haga falta conservarlos para investigar un incidente</td></tr>
<tr><th scope="row">Saber si las páginas cargan con rapidez</th><td>En una de cada diez visitas, cinco medidas de la carga: tiempos de respuesta y de aparición del contenido, respuesta a las pulsaciones y desplazamientos de la página. Sin identificadores, sin la página visitada y sin guardar nada en el dispositivo. No se mide a quien rechaza las cookies ni a quien lo pide con la señal Global Privacy Control</td><td>Interés legítimo en que la web funcione bien, art. 6.1.f</td><td>No se conserva ninguna visita: las medidas se suman a un total al recibirlas</td></tr>
<tr><th scope="row">Llevar la venta de quien nos encarga su vivienda: encargo, pasos hasta la escritura, peticiones y documentos</th><td>De quien vende: correo electrónico, encargo y honorarios, documentos y sus versiones, quién los abre y cuándo, lo que propone o corrige y lo que se le contesta</td><td>Ejecución del encargo, art. 6.1.b; después, obligación legal e interés legítimo en poder probarlo, arts. 6.1.c y 6.1.f</td><td>El encargo, las arras, la escritura y los documentos de identidad y de origen de los fondos, 10 años desde que termina la venta o el encargo, bloqueados pasados 12 meses; las peticiones y los documentos de registro, energía, cédula y comunidad, 12 meses desde la escritura, y estos últimos, 6 meses si el encargo termina sin venta; quién abrió cada documento, 3 años</td></tr>
<tr><th scope="row">Comunicar las ofertas a la propiedad</th><td>De quien hace la oferta: nombre, correo electrónico si lo ha facilitado, importe, condiciones, plazo y respuesta de la propiedad</td><td>Medidas precontractuales a petición de la persona interesada, art. 6.1.b</td><td>12 meses desde que termina la venta; la aceptada, lo mismo que el encargo</td></tr>
<tr><th scope="row">Cumplir las obligaciones contables y fiscales de las operaciones</th><td>Datos identificativos y de facturación</td><td>Obligación legal, art. 6.1.c, y art. 30 del Código de Comercio</td><td>6 años</td></tr>
<tr><th scope="row">Identificar a las partes de una compraventa, conforme a la normativa de prevención del blanqueo de capitales</th><td>Documento de identidad, actividad y origen de los fondos</td><td>Obligación legal, art. 6.1.c, y Ley 10/2010</td><td>10 años desde la operación</td></tr>
</tbody>
</table>
<p>Vencidos los plazos, los datos se suprimen o se bloquean mientras puedan derivarse responsabilidades, como prevé el artículo 32 de la LOPDGDD. Las copias de seguridad contienen los mismos datos y se borran a los 35 días, de modo que lo suprimido desaparece también de ellas en ese plazo.</p>

<h2>3. Mensajes y consultas</h2>
<p>En los formularios son obligatorios los campos marcados como tales; sin ellos no se puede contestar. Para distinguir a las personas de los programas se comprueban tres cosas:</p>
<ul>
<li>un campo oculto, que una persona deja vacío;</li>
<li>el tiempo que se tarda en rellenar el formulario y el número de envíos desde una misma dirección IP o de correo;</li>
<li>según la configuración de la web, un pequeño cálculo que hace el navegador sin que haya que hacer nada (prueba de trabajo) o, si se ha aceptado en el aviso de cookies, Google reCAPTCHA.</li>
</ul>
<p>Salvo reCAPTCHA, estas comprobaciones las hace la propia web, no identifican a nadie y no guardan nada en el dispositivo. Quien no acepta reCAPTCHA puede usar los formularios igualmente.</p>
<p>Quién trabaja con sus datos. Las consultas, citas y visitas las ven las personas del equipo que las atienden y quien dirige la agencia. Entran con contraseña y un segundo código, y queda anotado quién ha visto o cambiado qué. Pueden añadir notas sobre lo que usted busca y sobre lo hablado; no anotan datos de salud, origen, religión ni ideología. Sus viviendas guardadas y sus valoraciones no las ven, salvo que usted pida a la agencia que las use.</p>
<p>Las consultas que llegan por teléfono, en la oficina o a través de un portal inmobiliario se guardan del mismo modo, con su procedencia.</p>
<p>Conviene no incluir en el mensaje datos de salud, documentos de identidad ni datos de terceros que no hagan falta.</p>

<h2>4. Boletín y avisos de viviendas</h2>
<p>El alta se confirma en dos pasos: después de escribir la dirección llega un correo con un enlace, y hasta que no se confirma no se envía nada más. Para los avisos no hace falta ese segundo paso si se piden con la sesión iniciada y la dirección ya verificada. Todos los envíos llevan un enlace de baja, que funciona en cualquier momento, sin contraseña y sin preguntas. La baja no afecta a lo enviado antes.</p>
<p>De cada envío del boletín guardamos a quién se envió, cuándo y si llegó. No lleva imágenes de seguimiento: no sabemos si lo abre. Contamos cuántas veces se pulsa cada enlace, sin saber quién. Si la agencia envía el boletín con Klaviyo, los envíos los hace y los registra Klaviyo por cuenta de la agencia, que en ese servicio desactiva el seguimiento de aperturas y de clics.</p>

<h2>5. Citas</h2>
<p>La confirmación se envía por correo con un archivo de calendario y un enlace privado para cambiar o cancelar la cita. Quien tenga ese enlace puede hacerlo, de modo que no conviene reenviarlo.</p>
<p>Visitas. Para concertar una visita tratamos su nombre, correo, teléfono, idioma, la vivienda, el día y lo que nos escriba. Después de la visita el agente anota el resultado. A la propiedad le contamos qué se dijo de la vivienda, sin su nombre ni sus datos; su nombre solo lo conoce si usted hace una oferta o lo autoriza. Si se firma una hoja de visita, se conserva como prueba de la intermediación. Los agentes pueden leer sus citas en su propio calendario: con la hora, la referencia y las iniciales de usted, sin teléfono ni correo.</p>

<h2>6. Cuenta de usuario</h2>
<p>La contraseña no se guarda: se guarda un resumen que no permite reconstruirla. Desde la cuenta se pueden descargar los datos y eliminarla en cualquier momento; al hacerlo se borran también las viviendas guardadas, las valoraciones, los mensajes y las citas. La prueba de los consentimientos y lo que la ley obliga a conservar quedan bloqueados. Las viviendas guardadas sin cuenta permanecen en el navegador y pasan a la cuenta al iniciar sesión. Las notas sobre las viviendas son solo de quien las escribe: la agencia no las ve, y el enlace privado a una lista, que vale 90 días como máximo y se puede cancelar en cualquier momento, muestra las viviendas sin las notas y sin ningún nombre. Las notas escritas sin cuenta y las viviendas vistas hace poco, si se pide esa lista, se quedan en el navegador y no se nos envían. Los resultados de las herramientas solo los ve su titular, y la agencia no llama por haberlas usado.</p>
<p>Las viviendas guardadas y las valoraciones guardadas tampoco las ve la agencia, salvo que se activen en la cuenta las opciones «Compartir mis viviendas guardadas con mi agente» o «Compartir mis valoraciones con mi agente». Al crear la cuenta las dos están desactivadas. Mientras una lo esté, el equipo no ve nada de lo que nombra; si se activa, lo ve para atender mejor a quien la activó, y se guarda desde cuándo. Se desactiva en el mismo lugar y en cualquier momento: desde entonces deja de verse, sin que eso afecte a lo que se hizo antes.</p>
<p>Si el acceso con Google o con Facebook está disponible y se utiliza, el proveedor comunica a la agencia el nombre, la dirección de correo y un identificador, y conoce que se ha iniciado sesión en esta web.</p>

<p>Área de venta. Si vende con nosotros, guardamos los documentos que usted y la agencia suben, sus versiones y quién los abre y cuándo. Los ven las personas propietarias de esa vivienda y el equipo; nadie más. Los documentos de identidad y de origen de los fondos van aparte y solo los ve quien tiene que comprobarlos por la Ley 10/2010. Los archivos no se abren en la web: se descargan después de comprobar quién los pide. Al eliminar la cuenta termina el acceso; lo que la ley obliga a conservar queda bloqueado.</p>
<p>Ofertas. Si hace una oferta, comunicamos a la propiedad su nombre, el importe y las condiciones, y conservamos su respuesta.</p>

<h2>7. De dónde proceden los datos</h2>
<p>De la propia persona interesada, que garantiza que son suyos y exactos, y, si entra con Google o con Facebook, de ese proveedor. La web no está dirigida a menores: para crear una cuenta hay que tener 18 años.</p>

<h2>8. Quién recibe los datos</h2>
<p><strong>Quién trabaja con sus datos.</strong> Las consultas, citas y visitas las ven las personas del equipo que las atienden y quien dirige la agencia. Entran en el panel con contraseña y un segundo código, y queda anotado quién ha visto o cambiado qué. Pueden añadir notas sobre lo que usted busca y sobre lo hablado; no anotan datos de salud, origen, religión ni ideología. Sus viviendas guardadas y sus valoraciones no las ven, salvo que usted active en su cuenta que se compartan.</p>
<p>La agencia no vende datos ni los cede para publicidad ajena. Los reciben, en la medida necesaria:</p>
<ul>
<li>El proveedor de alojamiento de la web y de la base de datos, con servidores en la Unión Europea, como encargado del tratamiento.</li>
<li>El proveedor de correo electrónico que entrega los mensajes, como encargado del tratamiento.</li>
<li>Klaviyo, Inc., solo si la agencia lo tiene activado para el boletín: recibe la dirección de correo de quien ha confirmado el alta y, llegado el caso, su baja, de servidor a servidor; en el navegador no se carga nada suyo.</li>
<li>Google Ireland Limited, por el servicio reCAPTCHA, solo si la agencia lo tiene activado y después de que se haya aceptado en el aviso de cookies.</li>
<li>El proveedor de supervisión técnica, solo si la agencia lo tiene activado: recibe qué páginas se piden, cuándo y cuánto tardan, sin direcciones IP ni lo que se escribe.</li>
<li>El proveedor del calendario de citas externo, solo si la agencia lo tiene activado y después de que se haya aceptado su carga.</li>
<li>Notarías, registros, gestorías, entidades de crédito y la otra parte de la operación, cuando la persona interesada encarga una gestión que lo requiere.</li>
<li>Administraciones públicas, juzgados y el Sepblac, cuando la ley lo exige.</li>
</ul>
<p>Con cada encargado se ha firmado el contrato que exige el artículo 28 del RGPD.</p>

<h2>9. Transferencias fuera del Espacio Económico Europeo</h2>
<p>Con la configuración básica de la web no se producen. Si Klaviyo, Google u otro proveedor de Estados Unidos están activados, la transferencia se apoya en la decisión de adecuación de la Comisión Europea de 10 de julio de 2023 (Marco de Privacidad de Datos UE-EE. UU.) cuando el proveedor está adherido y, si no lo está, en las cláusulas contractuales tipo. Se puede pedir copia de esas garantías por correo electrónico.</p>

<h2>10. Decisiones automatizadas</h2>
<p>No se toman decisiones automatizadas con efectos jurídicos ni se elaboran perfiles. La valoración y la calculadora de hipotecas hacen cuentas con los datos que se introducen; su resultado es orientativo y no decide nada sobre nadie. Esos datos, también al pedir una visita desde la valoración, forman parte de la dirección de la página, para poder guardarla o compartirla: quien recibe esa dirección los ve, y el registro del servidor no los anota. Las recomendaciones de la cuenta comparan las viviendas guardadas con las de la cartera y dicen siempre por qué; lo que se ha visto en la web solo cuenta si se activa en la cuenta, se anota en el navegador y no se conserva en la agencia.</p>

<h2>11. Derechos</h2>
<p>Cualquier persona puede ejercer los derechos de acceso, rectificación, supresión, oposición, limitación del tratamiento y portabilidad, y retirar en cualquier momento el consentimiento que haya dado, sin que ello afecte a la licitud de lo anterior. Basta con escribir a info@cerda-mar.example o a Carrer de Mallorca 214, 08008 Barcelona, indicando qué se pide. Solo si hay dudas razonables sobre la identidad se solicitará información adicional.</p>
<p>La respuesta llega en el plazo de un mes, ampliable a otros dos si la solicitud es compleja, y es gratuita.</p>
<p>Si la respuesta no satisface, se puede reclamar ante la Agencia Española de Protección de Datos, calle Jorge Juan 6, 28001 Madrid, <a href="https://www.aepd.es">www.aepd.es</a>. No es obligatorio haberse dirigido antes a la agencia, pero suele ser más rápido.</p>

<h2>12. Seguridad</h2>
<p>Las comunicaciones con la web van cifradas, el acceso a los datos está limitado a las personas que los necesitan y se hacen copias de seguridad, que se conservan 35 días. Si una brecha supusiera un riesgo alto para los derechos de alguien, se le comunicaría sin demora.</p>

<h2>13. Cookies</h2>
<p>La <a href="/cookie-policy">política de cookies</a> enumera las que se utilizan y explica cómo cambiar la elección.</p>

<h2>14. Cambios</h2>
<p>Si cambia un tratamiento, cambia esta página y la fecha que la encabeza. Cuando el cambio afecte a quien tiene cuenta o recibe envíos, se le avisará antes por correo.</p>
`.trim(),
};
