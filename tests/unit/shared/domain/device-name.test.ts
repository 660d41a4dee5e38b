import { expect, it } from 'vitest';
import { deviceName } from '../../../../shared/domain/device-name.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

it.each([
  ['Chrome på Windows', `${windows} Safari/537.36`],
  ['Edge på Windows', `${windows} Safari/537.36 Edg/142.0.0.0`],
  ['Firefox på Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  [
    'Safari på iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari på Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  ],
  [
    'Chrome på Android',
    'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  ],
  ['Okänd enhet', 'node'],
  ['Okänd enhet', ''],
  ['Okänd enhet', '<script>alert(1)</script>'],
])('the name of a device shows %s, whatever else the header says', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name);
});
