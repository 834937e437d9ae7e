'use client';

import { useState } from 'react';

/** Merges names that are added or removed meanwhile. */
export function useImageOrder(names: readonly string[]) {
  const [own, setOwn] = useState<readonly string[]>(names);
  const left = own.filter((name) => names.includes(name));
  const order = [...left, ...names.filter((name) => !left.includes(name))];

  /** Returns the new order; unchanged when the position does not exist. */
  const moveTo = (name: string, to: number): readonly string[] => {
    const from = order.indexOf(name);
    if (from < 0 || to < 0 || to >= order.length || from === to) return order;
    const next = order.toSpliced(from, 1).toSpliced(to, 0, name);
    setOwn(next);
    return next;
  };
  return { order, moveTo };
}
