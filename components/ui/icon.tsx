import { createElement, type ReactElement } from 'react';
import { classNames } from '@/lib/text/class-names';
import type { IconNode } from 'lucide';

type IconProps = { node: IconNode; className?: string | undefined };

/** One element for each icon: React's data of a page has it once, and refers to it wherever it stands again. */
const drawn = new WeakMap<IconNode, ReactElement>();

/** Inline Lucide SVG, without the package's client code. Decorative; strokes are styled in CSS. */
export function Icon({ node, className }: IconProps) {
  if (className) return draw(node, className);
  const known = drawn.get(node) ?? draw(node);
  drawn.set(node, known);
  return known;
}

function draw(node: IconNode, className?: string): ReactElement {
  const path = joinedPath(node);
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={classNames('icon', className)}>
      {node
        .filter(([tag]) => tag !== 'path')
        .map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
      {path && <path d={path} />}
    </svg>
  );
}

/** All paths as one: a page has fifty icons, and each element stands in its HTML and again in its data. */
function joinedPath(node: IconNode): string {
  return node
    .flatMap(([tag, { d }]) => (tag === 'path' ? [String(d)] : []))
    .map((d, index) => (index > 0 && d.startsWith('m') ? `M0 0${d}` : d))
    .join('');
}
