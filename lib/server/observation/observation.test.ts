/** @jest-environment node */
import { AsyncLocalStorage } from 'node:async_hooks';
import { family, histogramFamily } from './exposition';
import { outsideRequests, requestId } from './request';
import { carriesToken } from './token';
import { addWebVitals, webVitalsFamilies } from './web-vitals';

describe('the text that Prometheus reads', () => {
  it('has a line for each value, with its labels', () => {
    expect(
      family('x_total', 'counter', 'Things.', [
        [{}, 1],
        [{ kind: 'a', of: 'b' }, 2.5],
      ]),
    ).toBe('# HELP x_total Things.\n# TYPE x_total counter\nx_total 1\nx_total{kind="a",of="b"} 2.5');
  });

  it('lets no label break out of its line', () => {
    expect(family('x', 'gauge', 'X.', [[{ kind: 'a"\nevil 1\\' }, 1]]).split('\n')).toHaveLength(3);
  });

  it('adds the buckets of a histogram up, and all of it under +Inf', () => {
    const text = histogramFamily(
      't_seconds',
      'Times.',
      [0.1, 1],
      [{ labels: { kind: 'page' }, counts: [3, 2, 1], sum: 4 }],
    );
    expect(text.split('\n').slice(2)).toEqual([
      't_seconds_bucket{kind="page",le="0.1"} 3',
      't_seconds_bucket{kind="page",le="1"} 5',
      't_seconds_bucket{kind="page",le="+Inf"} 6',
      't_seconds_sum{kind="page"} 4',
      't_seconds_count{kind="page"} 6',
    ]);
  });
});

describe('the token', () => {
  it.each([
    ['Bearer right-token', true],
    ['bearer right-token', true],
    ['Bearer wrong-token', false],
    ['Bearer right-token-and-more', false],
    ['Basic right-token', false],
    ['Bearer ', false],
    [null, false],
  ])('%p: %p', (header, isRight) => {
    expect(carriesToken(header, 'right-token')).toBe(isRight);
  });
});

describe('the totals of web vitals', () => {
  const lines = () => webVitalsFamilies().join('\n').split('\n');

  it('adds visits up and keeps none', () => {
    addWebVitals({ lcp: 1_500, cls: 0.03 }, 0);
    addWebVitals({ lcp: 900_000 / 10, ttfb: 100 }, 0);
    expect(lines()).toEqual(
      expect.arrayContaining([
        'web_vitals_seconds_bucket{name="lcp",le="1.2"} 0',
        'web_vitals_seconds_bucket{name="lcp",le="1.8"} 1',
        'web_vitals_seconds_bucket{name="lcp",le="+Inf"} 2',
        'web_vitals_seconds_bucket{name="ttfb",le="0.1"} 1',
        'web_vitals_shift_bucket{name="cls",le="0.05"} 1',
        'web_vitals_shift_sum{name="cls"} 0.03',
      ]),
    );
  });

  it('takes no more in a minute than visitors can send', () => {
    const later = 3_600_000;
    const taken = Array.from({ length: 700 }, () => addWebVitals({ fcp: 1 }, later)).filter(Boolean);
    expect(taken).toHaveLength(600);
    expect(addWebVitals({ fcp: 1 }, later + 60_000)).toBe(true);
  });
});

describe('the number of a request', () => {
  const holder = globalThis as { __requests?: unknown };
  afterEach(() => delete holder.__requests);

  it('is that of the request at hand, and nobody’s for work that a request only sets off', () => {
    const context = new AsyncLocalStorage<string>();
    holder.__requests = { context };
    expect(requestId()).toBeUndefined();
    context.run('a-number', () => {
      expect(requestId()).toBe('a-number');
      expect(outsideRequests(requestId)).toBeUndefined();
    });
  });

  it('is missing where nobody counts requests', () => {
    expect(requestId()).toBeUndefined();
    expect(outsideRequests(() => 'done')).toBe('done');
  });
});
