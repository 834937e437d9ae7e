const REMOVED =
  /<script(?=[^>]*\ssrc="([^"]+)")(?=[^>]*\sasync="")(?![^>]*noModule)[^>]*><\/script>|<link rel="preload" as="script"[^>]*>/g;
const END = '</body>';

/** Background tabs paint no frame; scripts start after this time. */
const LATEST_MS = 1_500;

/** Browser code: inserts scripts after the second frame or first input. `async = false` preserves order. */
const LOADER = `(function(sources){var started;function start(){if(started)return;started=true;\
sources.forEach(function(source){var script=document.createElement("script");script.src=source;script.async=false;\
document.head.appendChild(script)})}\
requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(start)})});setTimeout(start,${LATEST_MS});\
["pointerdown","keydown","touchstart"].forEach(function(type){addEventListener(type,start,true)})})`;

let hasWarned = false;

/** Unknown HTML is returned unchanged, with a warning (docs/measured.md). */
export function startScriptsLater(html) {
  const sources = [];
  const parts = [];
  let from = 0;
  for (const { 0: tag, 1: source, index } of html.matchAll(REMOVED)) {
    if (source) sources.push(source.replaceAll('&amp;', '&'));
    parts.push(html.slice(from, index));
    from = index + tag.length;
  }
  const end = html.lastIndexOf(END);
  if (sources.length === 0 || end < from) {
    if (!hasWarned) console.warn('start-scripts-later: no async scripts recognised, pages are served unchanged');
    hasWarned = true;
    return html;
  }
  const list = JSON.stringify(sources).replaceAll('<', '\\u003c');
  return [...parts, html.slice(from, end), `<script>${LOADER}(${list})</script>`, html.slice(end)].join('');
}
