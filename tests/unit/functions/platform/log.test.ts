import { afterEach, describe, expect, it, vi } from 'vitest';
import { countForAlarm } from '../../../../functions/platform/log.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('an error', () => {
  it('that an alarm goes by is counted by CloudWatch', () => {
    vi.stubEnv('METRICS_NAMESPACE', 'Klang-prov');
    const written = vi.spyOn(console, 'error').mockReturnValue();
    countForAlarm('DamagedInvoicePdfs', { invoiceId: 7 });
    expect(written).toHaveBeenCalledOnce();
    expect(JSON.parse(written.mock.calls[0]![0] as string)).toEqual({
      level: 'error',
      invoiceId: 7,
      DamagedInvoicePdfs: 1,
      _aws: {
        Timestamp: expect.any(Number),
        CloudWatchMetrics: [
          { Namespace: 'Klang-prov', Dimensions: [[]], Metrics: [{ Name: 'DamagedInvoicePdfs', Unit: 'Count' }] },
        ],
      },
    });
  });
});
