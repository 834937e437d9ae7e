'use client';

import { useEffect, useRef, useState } from 'react';
import { isHeifFile } from '@/lib/forms/heif-file';
import { imageMark } from '@/lib/listings/images/image-set';
import { fileMark } from './file-mark';
import { pauseBeforeRetry, waitForLine } from './retry-pause';
import { sendFile, type SendResult } from './send-file';

export type Upload = Readonly<{
  key: number;
  file: File;
  /** Null until it is known. */
  mark: string | null;
  /** `paused`: sent again by itself after a pause. */
  state: 'waiting' | 'sending' | 'storing' | 'paused' | 'done' | 'refused' | 'failed';
  /** Per cent. */
  progress: number;
  problem: Exclude<SendResult, object> | 'heic' | { message: string } | null;
}>;

/** Two parallel uploads use a slow connection fully. */
const AT_ONCE = 2;

const isUnderWay = ({ state }: Upload) => !['done', 'refused', 'failed'].includes(state);

/** Uploads files from a queue; calls `onSettled` when none is pending. `images`: names of the present images. */
export function useUploads(address: string, images: readonly string[], onSettled: () => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const lastKey = useRef(0);
  const waiting = useRef<Upload[]>([]);
  const running = useRef(0);
  /** Marks of all files in the order of selection. */
  const selection = useRef<string[]>([]);
  const prepared = useRef(Promise.resolve());
  /** Keys of files that may have arrived although their answer was lost. */
  const sent = useRef(new Set<number>());

  const change = (key: number, next: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...next } : upload)));

  const settle = (key: number, result: SendResult, wasSent: boolean) => {
    if (typeof result === 'string') change(key, { state: 'failed', problem: result });
    else if (result.code === 'added' || (result.code === 'known' && wasSent)) change(key, { state: 'done' });
    else {
      const canRetry = result.code === 'tooMany' || result.code === 'cut';
      change(key, { state: canRetry ? 'failed' : 'refused', problem: { message: result.message } });
    }
  };

  const send = async ({ file, key }: Upload) => {
    if (await isHeifFile(file)) return change(key, { state: 'refused', problem: 'heic' });
    for (let attempt = 0; ; attempt += 1) {
      const wasSent = sent.current.has(key);
      sent.current.add(key);
      change(key, { state: 'sending', progress: 0, problem: null });
      const result = await sendFile(address, file, selection.current, (share) =>
        change(key, share < 1 ? { progress: Math.round(share * 100) } : { state: 'storing', progress: 100 }),
      );
      const pause = pauseBeforeRetry(result, attempt);
      if (pause === null) return settle(key, result, wasSent);
      change(key, { state: 'paused', progress: 0 });
      await waitForLine(pause);
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

  /** The order of all files must be known before the first is sent. */
  const prepare = async (added: readonly Upload[]) => {
    for (const { file, key } of added) {
      const mark = await fileMark(file);
      if (!mark) continue;
      change(key, { mark });
      // An image that is already there keeps its place and says nothing about the others.
      const isKnown = images.some((name) => imageMark(name) === mark) || selection.current.includes(mark);
      if (!isKnown) selection.current.push(mark);
    }
    waiting.current.push(...added);
    sendWaiting();
  };

  const add = (files: Iterable<File>) => {
    const added = [...files].map((file): Upload => {
      lastKey.current += 1;
      return { key: lastKey.current, file, mark: null, state: 'waiting', progress: 0, problem: null };
    });
    // New uploads replace completed ones.
    setUploads((all) => [...(all.some(isUnderWay) ? all : all.filter(({ state }) => state !== 'done')), ...added]);
    prepared.current = prepared.current.then(() => prepare(added));
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
