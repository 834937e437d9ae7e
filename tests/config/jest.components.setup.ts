import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// One second of a busy machine may be a single look at the page; the tests themselves have 30.
configure({ asyncUtilTimeout: 15_000 });

// jsdom 26 has no `Blob.arrayBuffer`.
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsArrayBuffer(this);
  });
};
