'use client';

import { useRef, useState, type PointerEvent } from 'react';
import { Button } from '@/components/ui/button';
import { SIGNATURE_BOX } from '@/lib/diary/signature';
import styles from './sheet.module.scss';

type SignaturePadProps = Readonly<{ name: string; label: string; clear: string; isInvalid: boolean }>;

const DENSITY = 2;
const LINE = 2.5;

export function SignaturePad({ clear, isInvalid, label, name }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [path, setPath] = useState('');
  const isDrawing = useRef(false);

  const draw = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>, command: 'M' | 'L') => {
    const { height, left, top, width } = currentTarget.getBoundingClientRect();
    const at = (share: number, length: number) => Math.round(Math.min(Math.max(share, 0), 1) * length * 10) / 10;
    const x = at((clientX - left) / width, SIGNATURE_BOX.width);
    const y = at((clientY - top) / height, SIGNATURE_BOX.height);
    const context = currentTarget.getContext('2d');
    if (!context) return;
    if (command === 'M') {
      context.setTransform(DENSITY, 0, 0, DENSITY, 0, 0);
      context.lineWidth = LINE;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.strokeStyle = getComputedStyle(currentTarget).color;
      context.beginPath();
      context.moveTo(x, y);
    } else {
      context.lineTo(x, y);
      context.stroke();
    }
    setPath((drawn) => `${drawn}${command}${x} ${y}`);
  };

  const empty = () => {
    const context = canvas.current?.getContext('2d');
    context?.setTransform(1, 0, 0, 1, 0, 0);
    context?.clearRect(0, 0, SIGNATURE_BOX.width * DENSITY, SIGNATURE_BOX.height * DENSITY);
    setPath('');
  };

  return (
    <div className={styles.pad}>
      <canvas
        ref={canvas}
        width={SIGNATURE_BOX.width * DENSITY}
        height={SIGNATURE_BOX.height * DENSITY}
        role="img"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        tabIndex={isInvalid ? -1 : undefined}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          isDrawing.current = true;
          draw(event, 'M');
        }}
        onPointerMove={(event) => isDrawing.current && draw(event, 'L')}
        onPointerUp={() => (isDrawing.current = false)}
        onPointerCancel={() => (isDrawing.current = false)}
      />
      <input type="hidden" name={name} value={path} />
      <Button look="outline" isSmall onClick={empty}>
        {clear}
      </Button>
    </div>
  );
}
