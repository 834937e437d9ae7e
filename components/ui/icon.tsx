import { createElement } from 'react';
import { classNames } from '@/lib/text/class-names';
import type { IconNode } from 'lucide';

type IconProps = { node: IconNode; className?: string | undefined };

/**
 * An icon of Lucide, drawn where it stands: no context and no client code, as the React package would bring.
 * Always decoration; the words beside it, or the control's own label, say what it means. How its lines are drawn, the
 * style sheet says for all.
 */
export function Icon({ node, className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={classNames('icon', className)}>
      {node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
