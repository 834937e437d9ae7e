import { createElement, type ReactElement } from 'react';
import { classNames } from '@/lib/text/class-names';
import type { IconNode } from 'lucide';

type IconProps = { node: IconNode; className?: string | undefined };

/** One shared element per icon: React then serialises it once per page. */
const drawn = new WeakMap<IconNode, ReactElement>();

/** Inline Lucide SVG without the package's client code. Decorative; CSS styles the strokes. */
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

/** Joins all paths into one, because each element is repeated in the HTML and the page data. */
function joinedPath(node: IconNode): string {
  return node
    .flatMap(([tag, { d }]) => (tag === 'path' ? [String(d)] : []))
    .map((d, index) => (index > 0 && d.startsWith('m') ? `M0 0${d}` : d))
    .join('');
}
