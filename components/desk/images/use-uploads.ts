'use client';

import { useEffect, useRef, useState } from 'react';
import { isHeifFile } from '@/lib/forms/heif-file';
import { sendFile, type SendResult } from './send-file';

export type Upload = Readonly<{
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'storing' | 'done' | 'refused' | 'failed';
  /** Per cent. */
  progress: number;
  problem: Exclude<SendResult, object> | 'heic' | { message: string } | null;
}>;

/** Two parallel uploads use a slow connection fully. */
const AT_ONCE = 2;

const isUnderWay = ({ state }: Upload) => state === 'waiting' || state === 'sending' || state === 'storing';

/** Uploads files from a queue; calls `onSettled` when none is pending. */
export function useUploads(address: string, onSettled: () => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const lastKey = useRef(0);
  const waiting = useRef<Upload[]>([]);
  const running = useRef(0);

  const change = (key: number, next: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...next } : upload)));

  const send = async ({ file, key }: Upload) => {
    if (await isHeifFile(file)) return change(key, { state: 'refused', problem: 'heic' });
    change(key, { state: 'sending', progress: 0, problem: null });
    const result = await sendFile(address, file, (share) =>
      change(key, share < 1 ? { progress: Math.round(share * 100) } : { state: 'storing', progress: 100 }),
    );
    if (typeof result === 'string') change(key, { state: 'failed', problem: result });
    else if (result.code === 'added') change(key, { state: 'done' });
    else {
      const canRetry = result.code === 'tooMany' || result.code === 'cut';
      change(key, { state: canRetry ? 'failed' : 'refused', problem: { message: result.message } });
    }
  };

  const sendWaiting = () => {
    while (running.current < AT_ONCE) {
      const upload = waiting.current.shift();
      if (!upload) break;
      running.current += 1;
      void send(upload).finally(() => {
        running.current -= 1;
        sendWaiting();
        if (running.current === 0) onSettled();
      });
    }
  };

  const add = (files: Iterable<File>) => {
    const added = [...files].map((file): Upload => {
      lastKey.current += 1;
      return { key: lastKey.current, file, state: 'waiting', progress: 0, problem: null };
    });
    // New uploads replace completed ones.
    setUploads((all) => [...(all.some(isUnderWay) ? all : all.filter(({ state }) => state !== 'done')), ...added]);
    waiting.current.push(...added);
    sendWaiting();
  };

  const retry = (again: readonly Upload[]) => {
    for (const { key } of again) change(key, { state: 'waiting', problem: null });
    waiting.current.push(...again);
    sendWaiting();
  };

  const dismiss = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key));

  const isBusy = uploads.some(isUnderWay);
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);

  return { uploads, isBusy, add, retry, dismiss };
}
