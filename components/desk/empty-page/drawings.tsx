import type { ReactNode } from 'react';

/** Drawings of empty pages, 160 x 112; `data-tone` chooses the colour. */
export const drawings = {
  house: (
    <>
      <path data-tone="sand" d="M38 52h62v52H38z" />
      <path data-tone="terracotta" d="M30 52 69 22l39 30z" />
      <path data-tone="sea" d="M48 64h14v16H48zm28 0h14v16H76z" />
      <path data-tone="line" d="M55 64v16m28-16v16M62 104V90h14v14" />
      <path data-tone="olive" d="M122 104V84m0 0a14 18 0 1 1 .1 0z" />
    </>
  ),
  letter: (
    <>
      <path data-tone="sand" d="M34 40h82l8 8v48H34z" />
      <path data-tone="paper" d="M48 24h58v46L78 86 48 66z" />
      <path data-tone="terracotta" d="m34 46 45 34 45-34v50H34z" />
      <path data-tone="line" d="M58 36h38M58 46h38M58 56h24" />
    </>
  ),
  feed: (
    <>
      <path data-tone="paper" d="M18 34h34l10 10v60H18z" />
      <path data-tone="line" d="M28 54h24M28 66h24M28 78h16M70 66h20m-8-8 8 8-8 8" />
      <path data-tone="sand" d="M100 66h42v38h-42z" />
      <path data-tone="terracotta" d="m94 66 27-24 27 24z" />
      <path data-tone="sea" d="M114 78h14v26h-14z" />
    </>
  ),
  search: (
    <>
      <path data-tone="sand" d="M24 60h34v44H24zm38-20h30v64H62z" />
      <path data-tone="olive" d="M96 70h26v34H96z" />
      <path data-tone="line" d="M34 72h14M34 84h14M70 54h14M70 66h14M70 78h14" />
      <path data-tone="lens" d="M118 26a20 20 0 1 1-.1 0zm14 35 16 18" />
    </>
  ),
  chart: (
    <>
      <path data-tone="sand" d="M28 80h18v24H28zm27-16h18v40H55z" />
      <path data-tone="sea" d="M82 72h18v32H82z" />
      <path data-tone="terracotta" d="M109 44h18v60h-18z" />
      <path data-tone="line" d="m30 62 34-20 27 10 34-30" />
    </>
  ),
  diary: (
    <>
      <path data-tone="sand" d="M36 32h80l8 8v64H36z" />
      <path data-tone="terracotta" d="M36 32h80l8 8v12H36z" />
      <path data-tone="line" d="M54 24v14m52-14v14M50 66h12m12 0h12m12 0h12M50 84h12m12 0h12" />
      <path data-tone="olive" d="M96 78h16v14H96z" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof drawings;
