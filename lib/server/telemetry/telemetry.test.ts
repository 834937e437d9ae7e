import { requestIds } from '@/lib/delivery/request-ids';
import { metrics } from './metrics';
import { outsideRequests, requestId } from './request-context';
import { carriesToken } from './metrics-token';
import { addWebVitals } from './web-vitals';

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
  const lines = async () => [
    ...(await metrics.registry.getSingleMetricAsString('web_vitals_seconds')).split('\n'),
    ...(await metrics.registry.getSingleMetricAsString('web_vitals_layout_shift')).split('\n'),
  ];

  it('adds visits up and keeps none', async () => {
    addWebVitals({ lcp: 1_500, cls: 0.03 }, 0);
    addWebVitals({ lcp: 900_000 / 10, ttfb: 100 }, 0);
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'web_vitals_seconds_bucket{le="1.2",name="lcp"} 0',
        'web_vitals_seconds_bucket{le="1.8",name="lcp"} 1',
        'web_vitals_seconds_bucket{le="+Inf",name="lcp"} 2',
        'web_vitals_seconds_bucket{le="0.1",name="ttfb"} 1',
        'web_vitals_layout_shift_bucket{le="0.05"} 1',
        'web_vitals_layout_shift_sum 0.03',
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

describe('the request id', () => {
  it('is that of the request in progress, and undefined for work that outlives it', () => {
    expect(requestId()).toBeUndefined();
    requestIds.run('an-id', () => {
      expect(requestId()).toBe('an-id');
      expect(outsideRequests(requestId)).toBeUndefined();
    });
  });
});
