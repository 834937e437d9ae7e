import { createElement } from 'react';
import { classNames } from '@/lib/text/class-names';
import type { IconNode } from 'lucide';

type IconProps = { node: IconNode; className?: string | undefined };

/** Inline Lucide SVG, without the package's client code. Decorative; strokes are styled in CSS. */
export function Icon({ node, className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={classNames('icon', className)}>
      {node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
