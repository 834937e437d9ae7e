import type { LegalPage } from '../../types/writing';

export const page: LegalPage = {
  published: '2025-06-09',
  updated: '2026-11-28',
  body: `
<p>Una cookie es un pequeño archivo que la web guarda en el navegador. El almacenamiento local del navegador cumple una función parecida y aquí se trata igual. Esta página enumera lo que guarda la web de {agency}, conforme al artículo 22.2 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico (LSSI).</p>
<p>Esta web no usa cookies de publicidad ni de analítica. En una de cada diez visitas se mide cuánto tarda en cargar la página, sin cookies y sin guardar nada en el dispositivo, y cada vez que se abre la página de una vivienda se suma uno a su total del día, también sin cookies; la <a href="/privacy-policy">política de privacidad</a> lo explica.</p>

<h2>1. Lo que hace falta para que la web funcione</h2>
<p>Las pone la propia web, no sirven para seguir a nadie y están exentas de consentimiento, porque sin ellas no se puede prestar lo que se pide.</p>
<table>
<caption>Cookies y almacenamiento propios</caption>
<thead>
<tr><th scope="col">Nombre</th><th scope="col">Tipo</th><th scope="col">Para qué sirve</th><th scope="col">Duración</th></tr>
</thead>
<tbody>{ownItems}</tbody>
</table>

<h2>2. Lo que solo se carga después de aceptar</h2>
<p>Son servicios de terceros que la agencia puede tener activados, con dos finalidades: controlar los envíos automáticos y mostrar un calendario de citas. Si no se aceptan, no se cargan, y todo se puede hacer igualmente: la web tiene sus propias comprobaciones contra los envíos automáticos y se puede pedir cita por <a href="/contact">correo o por teléfono</a>. El aviso de la primera visita dice cuáles están activados; si no lo está ninguno, dice que no se carga nada de terceros.</p>
<table>
<caption>Servicios de terceros</caption>
<thead>
<tr><th scope="col">Servicio</th><th scope="col">Quién lo presta</th><th scope="col">Para qué sirve</th><th scope="col">Qué guarda y cuánto dura</th></tr>
</thead>
<tbody>{thirdParties}</tbody>
</table>
<p>El calendario se puede aceptar también por separado, con el botón del propio recuadro; esa aceptación vale solo para él. Estos servicios pueden tratar datos en Estados Unidos; la <a href="/privacy-policy">política de privacidad</a> explica con qué garantías.</p>

<h2>3. Cómo se elige y cómo se cambia de opinión</h2>
<p>En la primera visita, un aviso permite aceptar o rechazar con dos botones iguales. Mientras no se elige, no se carga nada de terceros. Seguir navegando no equivale a aceptar.</p>
<p>En <a href="/cookie-preferences">Preferencias de cookies</a>, al pie de todas las páginas, se puede cambiar la elección cuando se quiera y aceptar una finalidad sin la otra. Retirar el consentimiento es tan sencillo como darlo y no afecta a lo anterior.</p>

<h2>4. Cómo borrar lo guardado</h2>
<p>Todos los navegadores permiten ver, bloquear y borrar las cookies y el almacenamiento local, normalmente en el apartado de privacidad de sus ajustes. Al borrarlos se pierden el idioma elegido y la lista de viviendas guardadas sin cuenta, se cierra la sesión y el aviso vuelve a aparecer.</p>

<h2>5. Quién responde</h2>
<p>{legalName}, {address}, {email}. Si se incorpora un servicio nuevo, se añadirá a esta página y se volverá a preguntar.</p>
`.trim(),
};
