'use client';

import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/input-field';
import type { PointMap } from './open-point-map';
import styles from './point-field.module.scss';

export type PointFieldLabels = Readonly<
  Record<
    'latitude' | 'longitude' | 'hint' | 'open' | 'close' | 'map' | 'pin' | 'shown' | 'failed' | 'in' | 'out',
    string
  >
>;

export type PointFieldMap = Readonly<{ version: string; hasNames: boolean; attribution: ReactNode }>;

type PointFieldProps = {
  latitudeName: string;
  longitudeName: string;
  latitude?: string | number | undefined;
  longitude?: string | number | undefined;
  labels: PointFieldLabels;
  map: PointFieldMap;
  errors?: Readonly<{ latitude?: string | undefined; longitude?: string | undefined }>;
  showsCircle?: boolean;
  isRequired?: boolean;
  register?: (name: string) => ComponentProps<'input'>;
};

/** Works without JavaScript, as two numbers. Stores the exact point. */
export function PointField(props: PointFieldProps) {
  const {
    latitudeName,
    longitudeName,
    labels,
    map,
    errors = {},
    register,
    showsCircle = true,
    isRequired = false,
  } = props;
  const inputs = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const pointMap = useRef<PointMap | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { version, hasNames } = map;

  useEffect(() => {
    const element = box.current;
    if (!isOpen || !element) return;
    let isGone = false;
    import('./open-point-map').then(
      ({ openPointMap }) => {
        if (isGone) return;
        pointMap.current = openPointMap(element, {
          tiles: { version, hasNames },
          point: readPoint(inputs.current),
          showsCircle,
          texts: labels,
          onMove: (point) => writePoint(inputs.current, point),
        });
      },
      () => setHasFailed(true),
    );
    return () => {
      isGone = true;
      pointMap.current?.close();
      pointMap.current = null;
    };
    // `labels` is a new object at each rendering with the same texts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen, version, hasNames, showsCircle]);

  const followNumbers = () => {
    const point = readPoint(inputs.current);
    if (point) pointMap.current?.show(point);
  };
  const number = (name: string, label: string, value: string | number | undefined, error: string | undefined) => (
    <InputField
      {...register?.(name)}
      id={`point-${name}`}
      name={name}
      label={label}
      defaultValue={value}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      required={isRequired}
    />
  );
  return (
    <div className={styles.field}>
      <div ref={inputs} className={styles.numbers} onChange={followNumbers}>
        {number(latitudeName, labels.latitude, props.latitude, errors.latitude)}
        {number(longitudeName, labels.longitude, props.longitude, errors.longitude)}
      </div>
      <p className="fieldHint">{labels.hint}</p>
      <Button
        look="outline"
        isSmall
        aria-expanded={isOpen}
        className={styles.toggle}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? labels.close : labels.open}
      </Button>
      {isOpen && (
        <>
          {hasFailed ? <p role="alert">{labels.failed}</p> : <div ref={box} className={styles.box} />}
          {showsCircle && <p className="fieldHint">{labels.shown}</p>}
          <div className="fieldHint">{map.attribution}</div>
        </>
      )}
    </div>
  );
}

/** Returns null unless both are numbers. */
function readPoint(inputs: HTMLElement | null) {
  const [latitude = NaN, longitude = NaN] = [...(inputs?.querySelectorAll('input') ?? [])].map(({ value }) =>
    value.trim() === '' ? NaN : Number(value.replace(',', '.')),
  );
  const isPoint = Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180;
  return isPoint ? { latitude, longitude } : null;
}

function writePoint(inputs: HTMLElement | null, { latitude, longitude }: { latitude: number; longitude: number }) {
  const [first, second] = inputs?.querySelectorAll('input') ?? [];
  for (const [input, value] of [
    [first, latitude],
    [second, longitude],
  ] as const) {
    if (!input) continue;
    input.value = String(value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
