import { classNames } from '@/lib/text/class-names';
import type { ComponentProps } from 'react';

export type ButtonLook = { look?: 'primary' | 'outline'; isSmall?: boolean; isWide?: boolean };

export function buttonClass({ look = 'primary', isSmall = false, isWide = false }: ButtonLook = {}): string {
  return classNames('button', look === 'outline' && 'buttonOutline', isSmall && 'buttonSmall', isWide && 'buttonWide');
}

type ButtonProps = ComponentProps<'button'> & ButtonLook;

export function Button({ look, isSmall, isWide, className, type = 'button', ...props }: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      className={classNames(
        buttonClass({ look: look ?? 'primary', isSmall: isSmall ?? false, isWide: isWide ?? false }),
        className,
      )}
    />
  );
}
