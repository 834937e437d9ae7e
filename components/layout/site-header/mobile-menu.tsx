'use client';

import { Menu, X } from 'lucide';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './mobile-menu.module.scss';

const FOCUSABLE = 'a[href], button, summary';

const BEHIND = 'main, footer, [data-behind-menu]';

/** Width above which the menu is hidden (styles/_breakpoints.scss). */
const WIDE = '(min-width: 64rem)';

/** With JavaScript: blocks scrolling, traps focus, and closes on Escape, navigation or a wider window. */
export function MobileMenu({ label, children }: { label: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const menu = details.current;
    if (!menu) return;

    const handleToggle = () => {
      document.documentElement.style.setProperty('overflow', menu.open ? 'hidden' : '');
      document.querySelectorAll<HTMLElement>(BEHIND).forEach((element) => {
        element.inert = menu.open;
      });
    };
    const handleKey = (event: KeyboardEvent) => {
      if (!menu.open) return;
      if (event.key === 'Escape') {
        menu.open = false;
        menu.querySelector('summary')?.focus();
      }
      if (event.key === 'Tab') trapFocus(menu, event);
    };
    const handleClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) menu.open = false;
    };

    const wide = window.matchMedia(WIDE);
    const handleWidth = () => {
      if (wide.matches) menu.open = false;
    };

    // It may be open before hydration.
    if (menu.open) handleToggle();
    wide.addEventListener('change', handleWidth);
    menu.addEventListener('toggle', handleToggle);
    menu.addEventListener('click', handleClick);
    document.addEventListener('keydown', handleKey);
    return () => {
      menu.open = false;
      handleToggle();
      wide.removeEventListener('change', handleWidth);
      menu.removeEventListener('toggle', handleToggle);
      menu.removeEventListener('click', handleClick);
      document.removeEventListener('keydown', handleKey);
    };
  }, []);

  return (
    <details ref={details} className={styles.menu} data-mobile-menu>
      <summary aria-label={label}>
        <Icon node={Menu} className={styles.openIcon} />
        <Icon node={X} className={styles.closeIcon} />
      </summary>
      <div className={styles.sheet}>{children}</div>
    </details>
  );
}

function trapFocus(menu: HTMLElement, event: KeyboardEvent) {
  const stops = [...menu.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const first = stops[0];
  const last = stops.at(-1);
  const active = document.activeElement;
  const isOutside = !menu.contains(active);
  if (event.shiftKey && (active === first || isOutside)) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && (active === last || isOutside)) {
    event.preventDefault();
    first?.focus();
  }
}
