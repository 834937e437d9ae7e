const ASYNC_SCRIPT = /<script(?=[^>]*\ssrc="([^"]+)")(?=[^>]*\sasync="")(?![^>]*noModule)[^>]*><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const END = '</body>';

/** Background tabs paint no frame: start after this time. */
const LATEST_MS = 1_500;

/** Runs in the browser: inserts the scripts after the second frame or on first input. `async = false` keeps order. */
const LOADER = `(function(sources){var started;function start(){if(started)return;started=true;\
sources.forEach(function(source){var script=document.createElement("script");script.src=source;script.async=false;\
document.head.appendChild(script)})}\
requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(start)})});setTimeout(start,${LATEST_MS});\
["pointerdown","keydown","touchstart"].forEach(function(type){addEventListener(type,start,true)})})`;

let hasWarned = false;

/**
 * Starts scripts after the first paint, so that they do not compete with styles, fonts and images (docs/measured.md).
 * Unknown HTML is returned unchanged, with a warning.
 */
export function startScriptsLater(html) {
  const sources = [];
  const rest = html.replace(ASYNC_SCRIPT, (_, source) => {
    sources.push(source.replaceAll('&amp;', '&'));
    return '';
  });
  const end = rest.lastIndexOf(END);
  if (sources.length === 0 || end === -1) {
    if (!hasWarned) console.warn('start-scripts-later: no async scripts recognised, pages are served unchanged');
    hasWarned = true;
    return html;
  }
  const list = JSON.stringify(sources).replaceAll('<', '\\u003c');
  const page = `${rest.slice(0, end)}<script>${LOADER}(${list})</script>${rest.slice(end)}`;
  return page.replace(SCRIPT_PRELOAD, '');
}
