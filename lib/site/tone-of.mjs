/** Placeholder and card colours, hex. Also used by tools/pictures. */
const TONES = {
  limestone: '#faf6ef',
  sand: '#ebdfcb',
  ochre: '#c98f2e',
  terracotta: '#a8482a',
  rose: '#d9a08a',
  wood: '#8a6540',
  sea: '#1d5a69',
  sky: '#6f93b4',
  dusk: '#5b5a78',
  olive: '#5f6b3e',
  leaf: '#8fa873',
  ink: '#1f2a30',
};

export const SIDE = 48;

const hex = (rgb) => '#' + rgb.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('');
const fromHex = (text) => [1, 3, 5].map((i) => parseInt(text.slice(i, i + 2), 16));

/** Converts sRGB (0-255) to OKLab: its distances match perception. */
function lab(rgb) {
  const [r, g, b] = rgb.map((v) => {
    const c = v / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}

/** Weights hue above lightness: dark blue matches sea, not ink. */
function distance(a, b) {
  const [l, p, q] = a.map((v, i) => v - b[i]);
  return l * l + 16 * (p * p + q * q);
}

function dominantColour(pixels) {
  const groups = new Map();
  for (let i = 0; i < pixels.length; i += 3) {
    const rgb = [pixels[i], pixels[i + 1], pixels[i + 2]];
    const [l, a, b] = lab(rgb);
    const key = [l / 0.14, a / 0.05, b / 0.05].map(Math.round).join();
    const weight = 1 + 6 * Math.hypot(a, b);
    const group = groups.get(key) ?? { weight: 0, sum: [0, 0, 0] };
    group.weight += weight;
    group.sum = group.sum.map((v, k) => v + rgb[k] * weight);
    groups.set(key, group);
  }
  const best = [...groups.values()].sort((x, y) => y.weight - x.weight)[0];
  return hex(best.sum.map((v) => v / best.weight));
}

function nearestTone(colour) {
  const target = lab(fromHex(colour));
  const far = ([, tone]) => distance(target, lab(fromHex(tone)));
  return Object.entries(TONES).sort((a, b) => far(a) - far(b))[0][0];
}

export function toneOf(pixels) {
  const colour = dominantColour(pixels);
  return { tone: nearestTone(colour), colour };
}
